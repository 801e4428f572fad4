// Generated from openapi/account.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/account/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that the customer may see, with what is owed
         * @description Section 7 shows no payload. We chose a list with the fields of section 3, because a user may have several accounts.
         */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/account/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The services of an account
         * @description Section 7 shows no payload. We chose the account as a query, and the services in display order with the fields of section 3.
         */
        get: operations["getServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/account/v1/get-delinquency-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens next when a balance stays unpaid
         * @description Section 7 names softDisconnectDate alone. We chose the account as a query and null without a schedule, because both are answers.
         */
        get: operations["getDelinquencySchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/account/v1/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tenant agreement of a community's account, and the status of its community tab
         * @description Ours; the specification names no call for the agreement status (SESS-04).
         */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Address: {
            addressLine1: string;
            city: string;
            state: string;
            zip: string;
        };
        Account: {
            accountId: components["schemas"]["AccountId"];
            accountNumber: string;
            companyName: string;
            /** @description Ours (B15). What its people call the account; null for none. */
            nickname: string | null;
            amountDue: components["schemas"]["Cents"];
            pastDueAmount: components["schemas"]["Cents"];
            adjustedDelinquencyAmount: components["schemas"]["Cents"];
            creditBalance: components["schemas"]["Cents"];
            pendingPaymentAmount: components["schemas"]["Cents"];
            isDelinquent: boolean;
            disconnected: boolean;
            serviceTypes: ("internet" | "tv" | "voice" | "mobile")[];
            serviceAddress: components["schemas"]["Address"];
            billToAddress: components["schemas"]["Address"];
            /** @enum {string} */
            footprint: "CHTR" | "BHN" | "TWC";
            /** @enum {string} */
            billerType: "ICOMS" | "CSG";
            billingId: string;
            cycleDay: number;
            paperlessEnrolled: boolean;
            /** @description Ours. When the newest unpaid statement is due; null when nothing is owed. */
            dueDate: components["schemas"]["Date"] | null;
            nextAutoPayDate: components["schemas"]["Date"] | null;
            softDisconnectDate: components["schemas"]["Date"] | null;
            /** @description Ours: state and the monthly discount, for the status card (BILL-01). */
            autoPay: {
                enrolled: boolean;
                discount: components["schemas"]["Cents"];
            };
            lastPayment: null | {
                paymentId: string;
                amount: components["schemas"]["Cents"];
                paymentDate: components["schemas"]["Date"];
            };
            /** @description Ours. The customer's role on this account. */
            role?: components["schemas"]["Role"];
            /** @description The opposite of STANDARD (SESS-12), and never for accounts that are billed elsewhere. */
            canPay: boolean;
            /** @description A payment's outcome is unknown; no other may start until it is settled. */
            paymentLocked: boolean;
            /** @description Ours. The newest payment, when its outcome was not known at once and is now; null after three days and once another payment is begun. */
            resolvedPayment: null | components["schemas"]["ResolvedPayment"];
            status: components["schemas"]["AccountStatus"];
            businessDate: components["schemas"]["Date"];
            /** @example America/New_York */
            timeZone: string;
            /** @description It is not paid here: an enterprise account, or one whose billing has moved (BILL-10). */
            billedElsewhere: boolean;
            /** @description Ours. The notification type of section 2, for the leave-page warning (SHELL-21); null without self-installation. */
            selfInstallNotification: ("contact-to-activate" | "contact-to-continue" | "nothing-to-set-up" | "redirect-to-TPSI") | null;
            nextAppointment: components["schemas"]["NextAppointment"] | null;
            news?: components["schemas"]["AccountNews"];
        };
        /** @description Ours. What is new for the user; each is absent when there is nothing, and while it is unknown. */
        AccountNews: {
            /** @description In the mailboxes that the user may read. */
            unreadEmail?: number;
            /** @description The line of the question about a bill that was answered last, at most a week ago. */
            answeredQuestion?: {
                statementId: string;
                position: number;
            };
        };
        /** @description Ours. The soonest technician appointment that is not over, as appointments.yaml has it. */
        NextAppointment: {
            orderId: string;
            jobId: string;
            /** @enum {string} */
            kind: "INSTALLATION" | "REPAIR" | "UPGRADE" | "SITE_SURVEY";
            /** @enum {string} */
            stage: "UPCOMING" | "TODAY" | "ARRIVING" | "LATE" | "IN_PROGRESS";
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            technician: string | null;
        };
        ResolvedPayment: {
            paymentId: string;
            amount: components["schemas"]["Cents"];
            moneyTaken: boolean;
        };
        /** @description Ours. What happens next with the money of an account: the same as AccountStatus of the graph (accountStatus.graphql), which says what each field means. */
        AccountStatus: {
            /** @enum {string} */
            headline: "CONFIRMING" | "PAST_DUE" | "ON_ITS_WAY" | "NOTHING_DUE" | "SCHEDULED" | "AUTO_PAY" | "ARRANGEMENT" | "DUE";
            amountDue: components["schemas"]["Cents"];
            stillDue: components["schemas"]["Cents"];
            pastDue: components["schemas"]["Cents"];
            current: components["schemas"]["Cents"];
            dueDate: components["schemas"]["Date"] | null;
            onItsWay: components["schemas"]["Cents"];
            creditBalance: components["schemas"]["Cents"];
            arrangement: components["schemas"]["PaymentArrangement"] | null;
            scheduled: components["schemas"]["ScheduledCharge"][];
            autoPay: components["schemas"]["AutoPayPlan"];
            failures: components["schemas"]["PaymentFailure"][];
            returned: components["schemas"]["ReturnedPayment"][];
            returnedForDevices: components["schemas"]["ReturnedDevicePayment"][];
            confirming: {
                paymentId: string;
                amount: components["schemas"]["Cents"];
            } | null;
            service: components["schemas"]["ServiceStatus"];
            mayPay: components["schemas"]["MayPay"];
        };
        /** @description What is left to pay in parts by agreement. */
        PaymentArrangement: {
            left: components["schemas"]["Cents"];
            installmentsRemaining: number;
            nextAmount: components["schemas"]["Cents"];
            nextDate: components["schemas"]["Date"];
        };
        /** @description A payment that will be charged by itself, and what stands in its way. */
        ScheduledCharge: {
            paymentId: string;
            amount: components["schemas"]["Cents"];
            date: components["schemas"]["Date"];
            problem: ("METHOD_REMOVED" | "METHOD_EXPIRES" | "METHOD_UNAVAILABLE" | "METHOD_RESTRICTED") | null;
        };
        /** @description Whether the bill pays itself, and what is charged next. */
        AutoPayPlan: {
            enrolled: boolean;
            discount: components["schemas"]["Cents"];
            pausedSince: components["schemas"]["Date"] | null;
            charge: components["schemas"]["PlannedCharge"] | null;
        };
        /** @description The next charge of Auto Pay. Amounts are null while the bill of statementDate, which decides them, is still to come. */
        PlannedCharge: {
            date: components["schemas"]["Date"];
            due: components["schemas"]["Cents"] | null;
            discount: components["schemas"]["Cents"] | null;
            amount: components["schemas"]["Cents"] | null;
            statementDate: components["schemas"]["Date"] | null;
            paymentMethodId: string;
            problem: ("METHOD_REMOVED" | "METHOD_EXPIRES" | "METHOD_UNAVAILABLE" | "METHOD_RESTRICTED") | null;
        };
        /** @description A charge that nobody pressed a button for and that was not taken. */
        PaymentFailure: {
            id: string;
            /** @enum {string} */
            kind: "AUTO_PAY" | "SCHEDULED";
            paymentId: string | null;
            date: components["schemas"]["Date"];
            amount: components["schemas"]["Cents"];
            /** @enum {string} */
            code: "DECLINED" | "INSUFFICIENT_FUNDS" | "SECURITY_CODE_FAILED" | "METHOD_CLOSED" | "PROCESSOR_UNAVAILABLE" | "METHOD_NOT_FOUND" | "METHOD_REMOVED" | "METHOD_EXPIRED" | "METHOD_UNAVAILABLE" | "CARDS_RESTRICTED";
            retryOn: components["schemas"]["Date"] | null;
            retryAmount: components["schemas"]["Cents"] | null;
            /** @description Auto Pay's discount that is taken off already in retryAmount. */
            retryDiscount: components["schemas"]["Cents"] | null;
            paused: boolean;
        };
        /** @description A payment that was taken and that a bank took back. */
        ReturnedPayment: {
            id: string;
            paymentId: string;
            /** @enum {string} */
            kind: "RETURN" | "CHARGEBACK";
            /** @enum {string} */
            reason: "INSUFFICIENT_FUNDS" | "ACCOUNT_CLOSED" | "ACCOUNT_NOT_FOUND" | "NOT_AUTHORIZED" | "PAYMENT_STOPPED" | "DUPLICATE" | "REQUESTED" | "NOT_RECOGNIZED" | "OTHER";
            amount: components["schemas"]["Cents"];
            paidOn: components["schemas"]["Date"];
            returnedOn: components["schemas"]["Date"];
        };
        /** @description A payment for a mobile device that was taken and that a bank took back. */
        ReturnedDevicePayment: {
            id: string;
            paymentId: string;
            /** @enum {string} */
            kind: "RETURN" | "CHARGEBACK";
            /** @enum {string} */
            reason: "INSUFFICIENT_FUNDS" | "ACCOUNT_CLOSED" | "ACCOUNT_NOT_FOUND" | "NOT_AUTHORIZED" | "PAYMENT_STOPPED" | "DUPLICATE" | "REQUESTED" | "NOT_RECOGNIZED" | "OTHER";
            amount: components["schemas"]["Cents"];
            paidOn: components["schemas"]["Date"];
            returnedOn: components["schemas"]["Date"];
            deviceId: string;
            deviceName: string;
        };
        /** @description What the services of an account are doing; mobile has a word of its own. */
        ServiceStatus: {
            /** @enum {string} */
            state: "RUNNING" | "SUSPENDED" | "BEING_RESTORED" | "RESTORED" | "DISCONNECTED";
            /** @enum {string} */
            mobile: "GOOD" | "PAST_DUE" | "HOTLINED" | "TEMPORARILY_DISCONNECTED" | "INACTIVE";
            stopsOn: components["schemas"]["Date"] | null;
            restoredBy: string | null;
            restoreMinutes: number | null;
        };
        /** @description What may be paid now; suggested is accepted as it stands. */
        MayPay: {
            minimum: components["schemas"]["Cents"];
            maximum: components["schemas"]["Cents"];
            suggested: components["schemas"]["Cents"];
            mustPayAmountDue: boolean;
            todayOnly: boolean;
            cardsAllowed: boolean;
            banksAllowed: boolean;
        };
        Service: {
            id: string;
            /**
             * @description HOSTED_VOICE, ours, only while its toggle is on for whoever asks (SERV-05).
             * @enum {string}
             */
            key: "VOICE" | "EMAIL" | "BACKUP" | "SECURITY" | "INTERNET" | "VIDEO" | "DOMAIN" | "WEB_HOSTING" | "LAYER_3_VPN" | "ETHERNET" | "OPTICAL_WAVE" | "MOBILE" | "HOSTED_VOICE";
            /** @enum {string} */
            status: "Assigned" | "Unassigned" | "Active" | "Undefined";
            /** @enum {string} */
            serviceType: "internet" | "tv" | "voice" | "mobile" | "other";
            /**
             * @description Ours; what is wrong now besides the account's own state. Absent for nothing, and while unknown.
             * @enum {string}
             */
            trouble?: "OUTAGE" | "EQUIPMENT_OFFLINE";
            downloadMbps?: number;
            lineCount?: number;
            deviceCount?: number;
            remainingDeviceBalance?: components["schemas"]["Cents"];
            channelCount?: number;
            /**
             * Format: uri
             * @description Where the service is managed on the business portal (redirectUri.sbpp of section 3).
             */
            redirectUri?: string;
        };
        DelinquencySchedule: {
            accountId: components["schemas"]["AccountId"];
            isDelinquent: boolean;
            tier: (30 | 43 | 50 | 76) | null;
            pastDueAmount: components["schemas"]["Cents"];
            softDisconnectDate: components["schemas"]["Date"] | null;
            /** @description Minutes from payment to restored service (BILL-04). */
            restoreMinutes: number;
        };
        Community: {
            accountId: components["schemas"]["AccountId"];
            /** @description Null while there is none. */
            agreement: components["schemas"]["TenantAgreement"] | null;
            /**
             * @description What decides about the tab while the community-channels toggle is on.
             * @enum {string}
             */
            communityTab: "ACTIVE" | "INACTIVE";
        };
        TenantAgreement: {
            /**
             * @description PENDING: sent, not signed by everybody. ACTIVE: in force.
             * @enum {string}
             */
            status: "PENDING" | "ACTIVE" | "ENDED";
            since: components["schemas"]["Date"];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /**
         * Format: int64
         * @description Integer cents.
         */
        Cents: number;
        /** Format: date */
        Date: string;
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /**
         * @description Closed list of codes that more than one service answers. Words for each are found by the reader, never sent as an identity.
         * @enum {string}
         */
        ProblemCode: "INVALID_REQUEST" | "NOT_SIGNED_IN" | "SESSION_ENDED" | "IN_MAINTENANCE" | "CSRF_TOKEN_INVALID" | "NOT_ALLOWED" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CONFLICT" | "TOO_MANY_REQUESTS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TEMPORARILY_UNAVAILABLE" | "INTERNAL_ERROR";
        FieldProblem: {
            /** @description Path of the field */
            field: string;
            /** @enum {string} */
            code: "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "OUT_OF_RANGE" | "EXPIRED" | "TOO_FAR_AHEAD" | "TOO_WEAK" | "TOO_PERSONAL" | "SAME_AS_BEFORE" | "NOT_SUPPORTED" | "CHECK_DIGIT" | "DECLINED" | "NOT_MATCHING" | "TAKEN";
        };
        /** @description RFC 9457 problem. `title` says what happened and `detail` what to do, both in the language of the request. */
        Problem: {
            /** @example /problems/not-signed-in */
            type: string;
            title: string;
            detail: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            transactionId?: string;
            retryAfterSeconds?: number;
            fields?: components["schemas"]["FieldProblem"][];
        };
    };
    responses: {
        /** @description The request is not what this document says. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Some of what you sent can't be used.",
                 *       "detail": "Check the marked fields and try again.",
                 *       "status": 400,
                 *       "code": "INVALID_REQUEST"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, a session that ended, or maintenance (code IN_MAINTENANCE). */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-signed-in",
                 *       "title": "You're signed out.",
                 *       "detail": "Sign in to continue.",
                 *       "status": 401,
                 *       "code": "NOT_SIGNED_IN"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed; the last proof of identity is too old (STEP_UP_REQUIRED); or the anti-forgery token is missing or wrong. */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-allowed",
                 *       "title": "Your role can't do this.",
                 *       "detail": "Ask the account owner.",
                 *       "status": 403,
                 *       "code": "NOT_ALLOWED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal-error",
                 *       "title": "We're sorry, something on our end didn't work quite right.",
                 *       "detail": "Please try again later.",
                 *       "status": 500,
                 *       "code": "INTERNAL_ERROR"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part this call needs is not available now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/temporarily-unavailable",
                 *       "title": "This isn't available right now.",
                 *       "detail": "Try again in a few minutes.",
                 *       "status": 503,
                 *       "code": "TEMPORARILY_UNAVAILABLE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing, or not yours: the answer is the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "We can't find that.",
                 *       "detail": "Go back and try again.",
                 *       "status": 404,
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
        VendorKey: components["schemas"]["VendorKey"];
        ClientType: "SSPP";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccounts: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, the current one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServices: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         {
                     *           "id": "s1",
                     *           "key": "INTERNET",
                     *           "serviceType": "internet",
                     *           "status": "Active",
                     *           "downloadMbps": 600
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        services: components["schemas"]["Service"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelinquencySchedule: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule; tier is null when nothing is past due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "8347201180",
                     *       "isDelinquent": true,
                     *       "tier": 43,
                     *       "pastDueAmount": 18240,
                     *       "softDisconnectDate": "2026-12-01",
                     *       "restoreMinutes": 15
                     *     }
                     */
                    "application/json": components["schemas"]["DelinquencySchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommunity: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without an agreement, and inactive, for an account of no community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "8347201271",
                     *       "agreement": {
                     *         "status": "ACTIVE",
                     *         "since": "2024-03-01"
                     *       },
                     *       "communityTab": "ACTIVE"
                     *     }
                     */
                    "application/json": components["schemas"]["Community"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
