// Generated from openapi/troubleshooting.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/troubleshooting/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest checks of an account, and the services that can be checked */
        get: operations["getServiceChecks"];
        put?: never;
        /**
         * Start a check of a service, or resume the one that is open
         * @description One open check for each service of an account; one that was started more than a day ago is not resumed. A service that the
         *     account does not have is not found. A repeat with the same idempotency key starts nothing twice.
         */
        post: operations["startServiceCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/troubleshooting/v1/checks/{reference}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the question of a check, or an earlier one again
         * @description An earlier question that is answered again replaces its answer and every later one. RESTART_RUNNING (409) while the device
         *     restarts; CONFLICT (412) when the check went on since the version that was seen, and when it is over.
         */
        post: operations["answerServiceCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/troubleshooting/v1/checks/{reference}/visit-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times at which a technician can come after a check that did not help */
        get: operations["getVisitTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/troubleshooting/v1/checks/{reference}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a technician's visit after a check that did not help
         * @description Adds an appointment whose order is the check's reference, with the steps of the check. It is moved and cancelled like every
         *     other one. A repeat with the same idempotency key books nothing twice and returns the check. SLOT_TAKEN (409) lists the next
         *     free times.
         */
        post: operations["bookVisit"];
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
        /** @description What a customer tells an agent, who finds the check by it. */
        Reference: string;
        /** @enum {string} */
        CheckedService: "INTERNET" | "VIDEO" | "VOICE";
        /**
         * @description In this order. The server looks at OUTAGE, ACCOUNT, LINES (of VOICE), EQUIPMENT and APPOINTMENT itself; the others are
         *     questions. After every answer it looks for an outage and at the account again.
         * @enum {string}
         */
        CheckStep: "OUTAGE" | "ACCOUNT" | "LINES" | "EQUIPMENT" | "RESTART" | "WORKS_AFTER_RESTART" | "CABLES" | "WORKS_AFTER_CABLES" | "APPOINTMENT";
        /** @enum {string} */
        Question: "RESTART" | "WORKS_AFTER_RESTART" | "CABLES" | "WORKS_AFTER_CABLES";
        /**
         * @description OUTAGE and APPOINTMENT: FOUND or NONE. ACCOUNT: RUNNING or STOPPED. LINES, as the telephone network reports
         *     them: CLEAR, DIVERTED when calls to a line don't ring there (forwarded, or do not disturb), OUT_OF_SERVICE. EQUIPMENT: ONLINE, OFFLINE or NONE. RESTART: RESTARTED or
         *     FAILED as the network reports it, SKIPPED by the customer, RECENT when it restarted minutes ago, NOT_ALLOWED for a role that
         *     does not restart. WORKS_AFTER_RESTART and WORKS_AFTER_CABLES: YES or NO. CABLES: TIGHT, LOOSE when one was, NO_POWER.
         * @enum {string}
         */
        CheckResult: "FOUND" | "NONE" | "RUNNING" | "STOPPED" | "CLEAR" | "DIVERTED" | "OUT_OF_SERVICE" | "ONLINE" | "OFFLINE" | "RESTARTED" | "FAILED" | "SKIPPED" | "RECENT" | "NOT_ALLOWED" | "YES" | "NO" | "TIGHT" | "LOOSE" | "NO_POWER";
        /**
         * @description RESTART: RESTARTED or SKIPPED. WORKS_AFTER_RESTART and WORKS_AFTER_CABLES: YES or NO. CABLES: TIGHT, LOOSE or NO_POWER.
         *     Anything else is an invalid request.
         * @enum {string}
         */
        Answer: "RESTARTED" | "SKIPPED" | "YES" | "NO" | "TIGHT" | "LOOSE" | "NO_POWER";
        RecordedStep: {
            step: components["schemas"]["CheckStep"];
            result: components["schemas"]["CheckResult"];
            at: components["schemas"]["Instant"];
        };
        CheckEnd: {
            /**
             * @description FIXED: it works. OUTAGE: a known outage at the address. ACCOUNT: the services are stopped. APPOINTMENT: a technician is
             *     coming already. CALL: technical support, with the reference. ABANDONED: nobody went on within a day.
             * @enum {string}
             */
            kind: "FIXED" | "OUTAGE" | "ACCOUNT" | "APPOINTMENT" | "CALL" | "ABANDONED";
            at: components["schemas"]["Instant"];
            /** @description OUTAGE only, as it was known then. */
            outage: components["schemas"]["FoundOutage"] | null;
            /** @description ACCOUNT only, as it was then. */
            account: components["schemas"]["StoppedAccount"] | null;
            /** @description APPOINTMENT only, as it was then. */
            appointment: components["schemas"]["FoundAppointment"] | null;
        };
        FoundOutage: {
            id: string;
            startsAt: components["schemas"]["Instant"];
            /** @description Null while nobody can say. */
            estimatedResolution: components["schemas"]["Instant"] | null;
        };
        StoppedAccount: {
            /** @enum {string} */
            state: "SUSPENDED" | "BEING_RESTORED" | "DISCONNECTED";
            /** @description The past-due balance of a suspended account, else what is still due. Null for a role that sees no bills. */
            amountDue: components["schemas"]["Cents"] | null;
        };
        FoundAppointment: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
        };
        ServiceCheck: {
            reference: components["schemas"]["Reference"];
            service: components["schemas"]["CheckedService"];
            startedAt: components["schemas"]["Instant"];
            /** @description First name. */
            startedBy: string;
            /** @description Grows with every answer. */
            version: number;
            /** @description What is asked now; null when the check is over. */
            question: components["schemas"]["Question"] | null;
            /** @description The device that the check is about, as in getEquipment; null for none that can be restarted. */
            equipmentId: string | null;
            /** @description In the order in which they were answered, without those that were replaced. */
            steps: components["schemas"]["RecordedStep"][];
            /** @description Null while the check is open. */
            end: components["schemas"]["CheckEnd"] | null;
            /** @description The visit that was booked from this check, as it is now; null for none, and when it was cancelled. */
            visit: components["schemas"]["BookedVisit"] | null;
            /** @description Whether a visit can be booked from this check, by somebody who may: it ended in CALL within a day, and has no visit. */
            bookable: boolean;
        };
        BookedVisit: {
            orderId: components["schemas"]["OrderId"];
            jobId: components["schemas"]["JobId"];
            stage: components["schemas"]["AppointmentStage"];
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
        };
        VisitTimes: {
            /** @description IANA name; times are in that of the account. */
            timeZone: string;
            today: components["schemas"]["Date"];
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            /** @description Where the technician comes. */
            address: string;
            slots: components["schemas"]["AppointmentSlot"][];
        };
        VisitBooking: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            startsAt: components["schemas"]["Instant"];
        };
        ServiceChecks: {
            asOf: components["schemas"]["Instant"];
            /** @description IANA name; times are shown in it. */
            timeZone: string;
            services: components["schemas"]["CheckedService"][];
            checks: components["schemas"]["ServiceCheck"][];
        };
        CheckStart: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            service: components["schemas"]["CheckedService"];
        };
        CheckAnswer: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
            question: components["schemas"]["Question"];
            answer: components["schemas"]["Answer"];
        };
        /**
         * @description As Problem. RESTART_RUNNING: the device has not finished its restart. CONFLICT: the idempotency key was used for another
         *     request. SLOT_TAKEN: booked by somebody else meanwhile, or not offered. SLOT_PAST: begins in less than 24 hours or is over.
         *     VISIT_BOOKED: a repair of this service is scheduled already. VISIT_NOT_OFFERED: the check did not end in CALL, ended more
         *     than a day ago, or there is an outage or a stopped account by now.
         */
        TroubleshootingProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "NOT_ELIGIBLE" | "RESTART_RUNNING" | "SLOT_TAKEN" | "SLOT_PAST" | "VISIT_BOOKED" | "VISIT_NOT_OFFERED";
            transactionId?: string;
            /** @description SLOT_TAKEN only. The next free times. */
            slots?: components["schemas"]["AppointmentSlot"][];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /**
         * Format: int64
         * @description Integer cents.
         */
        Cents: number;
        OrderId: string;
        JobId: string;
        /**
         * @description By the business clock. ARRIVING: the time window has begun. IN_PROGRESS: the technician is there. LATE: the window is
         *     over and nobody has come. MISSED: the same, and the day is over.
         * @enum {string}
         */
        AppointmentStage: "UPCOMING" | "TODAY" | "ARRIVING" | "LATE" | "IN_PROGRESS" | "DONE" | "CANCELLED" | "MISSED";
        /** Format: date */
        Date: string;
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
        AppointmentSlot: {
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            free: boolean;
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
        /** @description Somebody changed it meanwhile. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "This changed while you were working.",
                 *       "detail": "Load it again.",
                 *       "status": 409,
                 *       "code": "CONFLICT"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The message is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/payload-too-large",
                 *       "title": "That is too much at once.",
                 *       "detail": "Send less.",
                 *       "status": 413,
                 *       "code": "PAYLOAD_TOO_LARGE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unsupported-media-type",
                 *       "title": "That can't be read.",
                 *       "detail": "Send it as JSON.",
                 *       "status": 415,
                 *       "code": "UNSUPPORTED_MEDIA_TYPE"
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
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getServiceChecks: {
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
            /** @description Newest first. Everyone on the account sees them, and an agent who helps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceChecks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned service (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["TroubleshootingProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    startServiceCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckStart"];
            };
        };
        responses: {
            /** @description The check as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned service (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["TroubleshootingProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerServiceCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                reference: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckAnswer"];
            };
        };
        responses: {
            /** @description The check as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned service (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["TroubleshootingProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitTimes: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                reference: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every time at which technicians work in the area of the account's address, with whether it is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned service (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["TroubleshootingProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookVisit: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                reference: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitBooking"];
            };
        };
        responses: {
            /** @description The check as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned service (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["TroubleshootingProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`, or the idempotency key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TroubleshootingProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
