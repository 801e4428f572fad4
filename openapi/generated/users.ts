// Generated from openapi/users.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/users/v1/accounts/{accountId}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of an account, its invitations and what changed */
        get: operations["getPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/activity-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what on an account, newest first (B17)
         * @description Payments, Auto Pay, payment methods, billing settings and users, with the words that were agreed to. Entries are
         *     appended with what they record, and never changed. 25 at a time; `before` continues after the last one.
         */
        get: operations["getActivityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/activity-log/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The activity log as a table for spreadsheets, with the filters of the screen
         * @description CSV with a byte order mark; at most 10,000 entries, the newest first. No cell can be taken for a formula.
         */
        get: operations["downloadActivityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/people/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give somebody access, change the role, deactivate or reactivate
         * @description Version 0 gives access to somebody whom the caller manages on another account. The owner changes by a transfer only.
         */
        put: operations["putAccess"];
        post?: never;
        /** Take somebody off the account */
        delete: operations["removeAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/ownership-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make somebody else the owner; the caller becomes an administrator */
        post: operations["transferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by e-mail
         * @description The browser names the invitation, so that a repeated call sends nothing twice.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/accounts/{accountId}/invitations/{invitationId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again, with a new link and a new expiry
         * @description The link sent before ends.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/invitation-lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation is for
         * @description The token is the secret of the link in the e-mail; it is in the body so that no log has it.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/invitation-acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept as the person who is signed in
         * @description Their address must be the one that was invited. A repeated call changes nothing.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/users/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept as a new person, with a sign-in of their own
         * @description Signs nobody in. A user name that is in use is refused at its field (TAKEN).
         */
        post: operations["registerUser"];
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
        ActivityLog: {
            entries: components["schemas"]["LogEntry"][];
            /** @description Everybody in the log of this account, for the filter. */
            people: {
                /** Format: uuid */
                userId: string;
                name: string;
            }[];
            /** @description How many of the newest entries the CSV file has when more match; null when it has all. */
            newestInFile: number | null;
            /** @description The value of `before` for older entries; null at the end. */
            next: string | null;
        };
        /** @enum {string} */
        LogArea: "PAYMENTS" | "AUTO_PAY" | "WALLET" | "BILLING" | "USERS" | "APPOINTMENTS" | "EQUIPMENT" | "ORDERS" | "VOICE" | "ADD_ONS" | "PROPERTY";
        LogEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "PAYMENT_SUBMITTED" | "PAYMENT_SCHEDULED" | "SCHEDULED_PAYMENT_CHANGED" | "SCHEDULED_PAYMENT_CANCELLED" | "AUTO_PAY_ENROLLED" | "AUTO_PAY_CHANGED" | "AUTO_PAY_DAY_CHANGED" | "AUTO_PAY_CANCELLED" | "METHOD_ADDED" | "METHOD_CHANGED" | "METHOD_REMOVED" | "PAPERLESS_ON" | "PAPERLESS_OFF" | "RECIPIENT_ADDED" | "RECIPIENT_REMOVED" | "BILL_QUESTION_ASKED" | "BILL_CREDIT_GRANTED" | "INVITED" | "INVITATION_SENT_AGAIN" | "INVITATION_WITHDRAWN" | "JOINED" | "ACCESS_GIVEN" | "ROLE_CHANGED" | "DEACTIVATED" | "REACTIVATED" | "REMOVED" | "OWNERSHIP_TRANSFERRED" | "APPOINTMENT_BOOKED" | "APPOINTMENT_MOVED" | "APPOINTMENT_CANCELLED" | "EQUIPMENT_NAMED" | "EQUIPMENT_NAME_REMOVED" | "EQUIPMENT_RESTARTED" | "ORDER_PLACED" | "ORDER_CANCELLED" | "LINE_FORWARDED" | "LINE_FORWARDING_CHANGED" | "LINE_GUARD_CHANGED" | "LINE_PHONE_CHANGED" | "VOICEMAIL_PIN_RESET" | "LINE_NAMED" | "LINE_ASSIGNED" | "LINE_UNASSIGNED" | "ADD_ON_ACTIVATION_REQUESTED" | "SEAT_ASSIGNED" | "SEAT_TAKEN_BACK" | "CHANNEL_ADDED" | "CHANNEL_CHANGED" | "CHANNEL_REMOVED" | "CHANNELS_REORDERED" | "CHANNEL_SETTINGS_CHANGED" | "TELEVISION_ACTIVATED" | "BUSINESS_HOURS_CHANGED" | "CONTACT_PREFERENCES_CHANGED" | "AMENITY_CHANGE_REQUESTED" | "AMENITY_REQUEST_WITHDRAWN";
            /** @description The first name of who did it. */
            by: string;
            /** @description What was done */
            what: string;
            /** @description The payment; its page shows the outcome. */
            paymentId?: string;
            /** @description The text that was agreed to, word for word; null when no stored text has its hash. */
            agreed?: {
                text: string | null;
                locale: components["schemas"]["Locale"];
            };
        };
        UsersProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "OWNER_STAYS" | "OWN_ACCESS" | "NOT_ACTIVE" | "ALREADY_MEMBER" | "ALREADY_INVITED" | "TOO_MANY_PEOPLE" | "MAIL_UNAVAILABLE" | "INVITATION_OVER" | "OTHER_PERSON" | "SIGN_IN_FIRST";
            transactionId?: string;
        };
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
        /**
         * @description PRIMARY is given by a transfer of ownership only.
         * @enum {string}
         */
        GivenRole: "ADMIN" | "BILLING" | "STANDARD";
        /**
         * @description Deactivated people keep their role and cannot use the account.
         * @enum {string}
         */
        AccessState: "ACTIVE" | "DEACTIVATED";
        Access: {
            /**
             * @description PRIMARY is given by a transfer of ownership only.
             * @enum {string}
             */
            role: "ADMIN" | "BILLING" | "STANDARD";
            /**
             * @description Deactivated people keep their role and cannot use the account.
             * @enum {string}
             */
            state: "ACTIVE" | "DEACTIVATED";
        };
        AccountAccess: {
            accountId: components["schemas"]["AccountId"];
            role: components["schemas"]["Role"];
            /**
             * @description Deactivated people keep their role and cannot use the account.
             * @enum {string}
             */
            state: "ACTIVE" | "DEACTIVATED";
            /** @description Grows with every change. */
            version: number;
        };
        Person: {
            /** Format: uuid */
            userId: string;
            firstName: string;
            username: string;
            email: string | null;
            /** @description The caller. */
            isYou: boolean;
            /** @description The provider has closed this sign-in. */
            mayNotSignIn: boolean;
            /** @description On the accounts that the caller manages; the account that was asked for comes first. */
            access: components["schemas"]["AccountAccess"][];
        };
        Invitation: {
            /** Format: uuid */
            invitationId: string;
            email: string;
            /**
             * @description PRIMARY is given by a transfer of ownership only.
             * @enum {string}
             */
            role: "ADMIN" | "BILLING" | "STANDARD";
            /** @enum {string} */
            state: "OPEN" | "EXPIRED";
            /** @description First name. */
            invitedBy: string;
            sentAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Grows with every change. */
            version: number;
        };
        AccessChange: {
            id: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            kind: "INVITED" | "INVITATION_SENT_AGAIN" | "INVITATION_WITHDRAWN" | "JOINED" | "ACCESS_GIVEN" | "ROLE_CHANGED" | "DEACTIVATED" | "REACTIVATED" | "REMOVED" | "OWNERSHIP_TRANSFERRED";
            /** @description First name of who did it. */
            by: string;
            /** @description First name of the person concerned */
            subject: string;
            roleBefore: components["schemas"]["Role"] | null;
            roleAfter: components["schemas"]["Role"] | null;
        };
        ManagedAccount: {
            accountId: components["schemas"]["AccountId"];
            name: string;
        };
        People: {
            people: components["schemas"]["Person"][];
            invitations: components["schemas"]["Invitation"][];
            /** @description The newest first. */
            changes: components["schemas"]["AccessChange"][];
            /** @description The accounts that the caller manages. */
            accounts: components["schemas"]["ManagedAccount"][];
            /** @description Whether e-mail can be sent. */
            canInvite: boolean;
        };
        OwnershipTransfer: {
            /** Format: uuid */
            userId: string;
            version: number;
        };
        NewInvitation: {
            /** Format: uuid */
            invitationId: string;
            /** @description An address as rules/src/emailAddress.rules.ts takes it. */
            email: string;
            /**
             * @description PRIMARY is given by a transfer of ownership only.
             * @enum {string}
             */
            role: "ADMIN" | "BILLING" | "STANDARD";
        };
        InvitationToken: {
            token: string;
        };
        InvitationShown: {
            accountName: string;
            /**
             * @description PRIMARY is given by a transfer of ownership only.
             * @enum {string}
             */
            role: "ADMIN" | "BILLING" | "STANDARD";
            invitedBy: string;
            email: string;
            /** @enum {string} */
            state: "OPEN" | "EXPIRED" | "WITHDRAWN" | "ACCEPTED";
            /** @description Somebody with this address has a sign-in and accepts with it. */
            hasSignIn: boolean;
        };
        Accepted: {
            accountId: components["schemas"]["AccountId"];
            accountName: string;
        };
        Registration: {
            token: string;
            firstName: string;
            username: string;
            password: string;
        };
        Registered: {
            username: string;
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
        /** @enum {string} */
        Locale: "en-US" | "es-US";
    };
    responses: {
        /** @description Understood and refused; the code says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/owner-stays",
                 *       "title": "The owner keeps this role.",
                 *       "detail": "Transfer the ownership to somebody else first.",
                 *       "status": 422,
                 *       "code": "OWNER_STAYS"
                 *     }
                 */
                "application/problem+json": components["schemas"]["UsersProblem"];
            };
        };
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
        /** @description Too many requests. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-requests",
                 *       "title": "Too many tries.",
                 *       "detail": "Wait a few minutes and try again.",
                 *       "status": 429,
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "retryAfterSeconds": 300
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        LogArea: components["schemas"]["LogArea"];
        /** @description Language of the entries; without it, that of the session. */
        LogLocale: components["schemas"]["Locale"];
        LogPerson: string;
        /** @description Only entries of the last so many days. */
        LogDays: number;
        UserId: string;
        InvitationId: string;
        /** @description The version that was seen, in quotes: "3". */
        SeenVersion: string;
        /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
        VendorKey: components["schemas"]["VendorKey"];
        ClientType: "SSPP";
        AccountIdInPath: components["schemas"]["AccountId"];
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPeople: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People, owner first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
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
    getActivityLog: {
        parameters: {
            query?: {
                area?: components["parameters"]["LogArea"];
                person?: components["parameters"]["LogPerson"];
                /** @description Only entries of the last so many days. */
                days?: components["parameters"]["LogDays"];
                /** @description Language of the entries; without it, that of the session. */
                locale?: components["parameters"]["LogLocale"];
                before?: string;
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries that match the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
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
    downloadActivityLog: {
        parameters: {
            query?: {
                area?: components["parameters"]["LogArea"];
                person?: components["parameters"]["LogPerson"];
                /** @description Only entries of the last so many days. */
                days?: components["parameters"]["LogDays"];
                /** @description Language of the entries; without it, that of the session. */
                locale?: components["parameters"]["LogLocale"];
            };
            header?: never;
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    putAccess: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": components["parameters"]["SeenVersion"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "BILLING",
                 *       "state": "ACTIVE"
                 *     }
                 */
                "application/json": components["schemas"]["Access"];
            };
        };
        responses: {
            /** @description The person as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccess: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": components["parameters"]["SeenVersion"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferOwnership: {
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
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "4f0e7b1a-52a1-4a3c-9a43-1c2f4d5e6f70",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipTransfer"];
            };
        };
        responses: {
            /** @description Transferred. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
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
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitationId": "4f0e7b1a-52a1-4a3c-9a43-1c2f4d5e6f70",
                 *       "email": "lee@harbor.example",
                 *       "role": "BILLING"
                 *     }
                 */
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Invited. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": components["parameters"]["SeenVersion"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": components["parameters"]["SeenVersion"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitation: {
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
                /**
                 * @example {
                 *       "token": "abc"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
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
                /**
                 * @example {
                 *       "token": "abc"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
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
                /**
                 * @example {
                 *       "token": "abc",
                 *       "firstName": "Lee",
                 *       "username": "lee.ortiz",
                 *       "password": "a better phrase"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description There is a sign-in now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
