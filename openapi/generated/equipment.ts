// Generated from openapi/equipment.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/equipment/v1/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices of an account, with what the network knows about each */
        get: operations["getEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/equipment/v1/equipment/{equipmentId}/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a device a nickname, or remove it
         * @description A repeat with the same idempotency key renames nothing twice. CONFLICT (412) when the device changed since the version
         *     that was seen.
         */
        put: operations["renameEquipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/equipment/v1/equipment/{equipmentId}/restarts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a modem, a router or a phone adapter
         * @description The restart goes on after the answer: getEquipment has its progress. A repeat with the same idempotency key restarts
         *     nothing twice.
         */
        post: operations["restartEquipment"];
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
        EquipmentId: string;
        /**
         * @description The subtypes of the specification; the last four are ours.
         * @enum {string}
         */
        EquipmentKind: "DVR_HD" | "DVR_STANDARD" | "HD_RECEIVER" | "STANDARD_RECEIVER" | "DIGITAL_TRANSPORT_ADAPTER" | "CABLE_CARD" | "TV_DEVICE" | "MODEM" | "ROUTER" | "PHONE_ADAPTER" | "WIFI_EXTENDER";
        Restart: {
            /** @enum {string} */
            state: "REQUESTED" | "RESTARTING" | "ONLINE" | "FAILED";
            requestedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
        };
        Equipment: {
            id: components["schemas"]["EquipmentId"];
            /** @enum {string} */
            serviceKey: "VOICE" | "EMAIL" | "BACKUP" | "SECURITY" | "INTERNET" | "VIDEO" | "DOMAIN" | "WEB_HOSTING" | "LAYER_3_VPN" | "ETHERNET" | "OPTICAL_WAVE" | "MOBILE" | "HOSTED_VOICE";
            kind: components["schemas"]["EquipmentKind"];
            model: string;
            /** @description The last four characters of the serial number. */
            serialLastFour: string;
            nickname: string | null;
            /** @description Where it was installed; null when nobody noted it. */
            location: string | null;
            /** @enum {string} */
            state: "ONLINE" | "OFFLINE" | "RESTARTING" | "UNKNOWN";
            lastSeenAt: components["schemas"]["Instant"] | null;
            /** @description Business phone lines that run through it. */
            phoneLines: number;
            /** @description The last restart; null for none within an hour. */
            restart: components["schemas"]["Restart"] | null;
            /** @description When the cool-down after the last restart ends; null when it has ended. */
            restartableFrom: components["schemas"]["Instant"] | null;
            /** @description Grows with every change by a customer. */
            version: number;
        };
        EquipmentList: {
            /** @enum {string} */
            footprint: "CHTR" | "BHN" | "TWC";
            /** @description IANA name; times are shown in it. */
            timeZone: string;
            equipment: components["schemas"]["Equipment"][];
        };
        Renaming: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
            /** @description Empty to remove it. */
            nickname: string;
        };
        Restarting: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
        };
        /**
         * @description As Problem. NICKNAME_NOT_ALLOWED: TV devices of this network keep their name. NOT_RESTARTABLE: this kind of device has
         *     no restart. SERVICE_STOPPED: suspended or disconnected. RESTART_RUNNING: one is under way. RESTART_TOO_SOON: within the
         *     cool-down, with `againAt`. CONFLICT: the idempotency key was used for another change.
         */
        EquipmentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "NOT_ELIGIBLE" | "NICKNAME_NOT_ALLOWED" | "NICKNAME_TOO_LONG" | "NICKNAME_INVALID" | "NOT_RESTARTABLE" | "SERVICE_STOPPED" | "RESTART_RUNNING" | "RESTART_TOO_SOON";
            transactionId?: string;
            /** @description RESTART_TOO_SOON only. */
            againAt?: components["schemas"]["Instant"];
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
    headers: {
        /**
         * @description State of the service behind the call: GREEN, everything works; RED, something does not; UNAVAILABLE, not known.
         *     Analytics counts such an answer as status 200 and records the word as the service's result (ANLY-06).
         */
        ServiceStatus: "GREEN" | "RED" | "UNAVAILABLE";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEquipment: {
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
            /** @description The devices; also those of a stopped account. */
            200: {
                headers: {
                    "x-service-status": components["headers"]["ServiceStatus"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquipmentList"];
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
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["EquipmentProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameEquipment: {
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
                equipmentId: components["schemas"]["EquipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renaming"];
            };
        };
        responses: {
            /** @description The device as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
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
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["EquipmentProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The change is refused, or the idempotency key was used for another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["EquipmentProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The change is refused, or the idempotency key was used for another one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["EquipmentProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restartEquipment: {
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
                equipmentId: components["schemas"]["EquipmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Restarting"];
            };
        };
        responses: {
            /** @description The device as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
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
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["EquipmentProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The change is refused, or the idempotency key was used for another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["EquipmentProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The change is refused, or the idempotency key was used for another one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["EquipmentProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
