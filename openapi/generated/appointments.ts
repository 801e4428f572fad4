// Generated from openapi/appointments.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/sbnetserviceapptedge/v1/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appointments of an account, the next one first, then those that are over, newest first
         * @description Section 7 shows no payload. We chose the account as a query, and the next appointment first, because that is what the screen is opened for.
         */
        get: operations["getAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/sbnetserviceapptedge/v1/appointments/calendar/{orderId}/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The times to which an appointment can be moved
         * @description Section 7 shows no payload. We chose the windows of each day with whether they are free, because the screen shows taken ones too.
         */
        get: operations["getAppointmentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/sbnetserviceapptedge/v1/appointments/{orderId}/{jobId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment to another time
         * @description A repeat with the same idempotency key moves nothing twice and returns the appointment. SLOT_TAKEN (409) lists the next
         *     free times. CONFLICT (412) when the appointment changed since the version that was seen.
         */
        post: operations["rescheduleAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/sbnetserviceapptedge/v1/appointments/{orderId}/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description Its time is free for others at once. A repeat with the same idempotency key returns the appointment.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/sbnetserviceapptedge/v1/appointments/{orderId}/{jobId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An appointment as a calendar file
         * @description iCalendar (RFC 5545). Its UID is stable and its SEQUENCE grows, so that a newer file replaces an older entry.
         */
        get: operations["downloadAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/sbnetserviceapptedge/v1/appointment-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn the caller's own e-mails about an account's appointments on or off */
        put: operations["setAppointmentEmails"];
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
        OrderId: string;
        JobId: string;
        /** @enum {string} */
        AppointmentKind: "INSTALLATION" | "REPAIR" | "UPGRADE" | "SITE_SURVEY";
        /**
         * @description By the business clock. ARRIVING: the time window has begun. IN_PROGRESS: the technician is there. LATE: the window is
         *     over and nobody has come. MISSED: the same, and the day is over.
         * @enum {string}
         */
        AppointmentStage: "UPCOMING" | "TODAY" | "ARRIVING" | "LATE" | "IN_PROGRESS" | "DONE" | "CANCELLED" | "MISSED";
        Appointment: {
            orderId: components["schemas"]["OrderId"];
            jobId: components["schemas"]["JobId"];
            kind: components["schemas"]["AppointmentKind"];
            stage: components["schemas"]["AppointmentStage"];
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            /** @description The end of the window in which the technician arrives. */
            endsAt: components["schemas"]["Instant"];
            /** @description First name; null until somebody is assigned. */
            technician: string | null;
            changeableUntil: components["schemas"]["Instant"];
            /** @description Whether it can be moved or cancelled now, by somebody who may. */
            changeable: boolean;
            arrivedAt: components["schemas"]["Instant"] | null;
            /** @description The guided check that a repair was booked from, so that the technician sees what was tried. */
            check: components["schemas"]["CheckBefore"] | null;
            /** @description Grows with every change. */
            version: number;
        };
        CheckBefore: {
            reference: components["schemas"]["Reference"];
            service: components["schemas"]["CheckedService"];
            /** @description What was tried and with which result, as when the visit was booked. */
            steps: components["schemas"]["RecordedStep"][];
        };
        Appointments: {
            appointments: components["schemas"]["Appointment"][];
            /** @description IANA name; appointments are in the time of the account. */
            timeZone: string;
            today: components["schemas"]["Date"];
            /** @description Where the technician comes. */
            address: string;
            emails: components["schemas"]["AppointmentEmails"];
        };
        AppointmentEmails: {
            /** @description The caller's; null when no message can reach them. */
            address: string | null;
            wanted: boolean;
        };
        AppointmentEmailsWanted: {
            accountId: components["schemas"]["AccountId"];
            wanted: boolean;
        };
        AppointmentSlot: {
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            free: boolean;
        };
        AppointmentCalendar: {
            appointment: components["schemas"]["Appointment"];
            timeZone: string;
            today: components["schemas"]["Date"];
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            slots: components["schemas"]["AppointmentSlot"][];
        };
        Rescheduling: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
            startsAt: components["schemas"]["Instant"];
        };
        Cancelling: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
        };
        /**
         * @description As Problem. SLOT_TAKEN: booked by somebody else meanwhile, or not offered. SLOT_PAST: begins in less than 24 hours or is
         *     over. APPOINTMENT_TOO_LATE: the appointment itself begins in less than 24 hours. APPOINTMENT_OVER: it was cancelled or
         *     has taken place. CONFLICT: the idempotency key was used for another change.
         */
        AppointmentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "SLOT_TAKEN" | "SLOT_PAST" | "APPOINTMENT_TOO_LATE" | "APPOINTMENT_OVER" | "CONFLICT";
            transactionId?: string;
            /** @description The next free times. */
            slots?: components["schemas"]["AppointmentSlot"][];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /** Format: date */
        Date: string;
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
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
        /**
         * @description OUTAGE and APPOINTMENT: FOUND or NONE. ACCOUNT: RUNNING or STOPPED. LINES, as the telephone network reports
         *     them: CLEAR, DIVERTED when calls to a line don't ring there (forwarded, or do not disturb), OUT_OF_SERVICE. EQUIPMENT: ONLINE, OFFLINE or NONE. RESTART: RESTARTED or
         *     FAILED as the network reports it, SKIPPED by the customer, RECENT when it restarted minutes ago, NOT_ALLOWED for a role that
         *     does not restart. WORKS_AFTER_RESTART and WORKS_AFTER_CABLES: YES or NO. CABLES: TIGHT, LOOSE when one was, NO_POWER.
         * @enum {string}
         */
        CheckResult: "FOUND" | "NONE" | "RUNNING" | "STOPPED" | "CLEAR" | "DIVERTED" | "OUT_OF_SERVICE" | "ONLINE" | "OFFLINE" | "RESTARTED" | "FAILED" | "SKIPPED" | "RECENT" | "NOT_ALLOWED" | "YES" | "NO" | "TIGHT" | "LOOSE" | "NO_POWER";
        RecordedStep: {
            step: components["schemas"]["CheckStep"];
            result: components["schemas"]["CheckResult"];
            at: components["schemas"]["Instant"];
        };
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
    getAppointments: {
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
            /** @description The appointments; those that ended more than 90 days ago are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointments"];
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
    getAppointmentCalendar: {
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
                orderId: components["schemas"]["OrderId"];
                jobId: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every time at which technicians work in the area, with whether it is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentCalendar"];
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
    rescheduleAppointment: {
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
                orderId: components["schemas"]["OrderId"];
                jobId: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rescheduling"];
            };
        };
        responses: {
            /** @description The appointment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description The time was taken, is over or not offered; the appointment is over or begins too soon. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The time was taken, is over or not offered; the appointment is over or begins too soon. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAppointment: {
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
                orderId: components["schemas"]["OrderId"];
                jobId: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cancelling"];
            };
        };
        responses: {
            /** @description The appointment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description The time was taken, is over or not offered; the appointment is over or begins too soon. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The time was taken, is over or not offered; the appointment is over or begins too soon. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAppointment: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                locale?: components["schemas"]["Locale"];
            };
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
                jobId: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
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
    setAppointmentEmails: {
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
                "application/json": components["schemas"]["AppointmentEmailsWanted"];
            };
        };
        responses: {
            /** @description The setting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentEmails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
