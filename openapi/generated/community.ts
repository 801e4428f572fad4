// Generated from openapi/community.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/community/v1/accounts/{accountId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of a property in their order, its televisions and the settings of both */
        get: operations["getCommunityChannels"];
        put?: never;
        /**
         * Add a channel at the end
         * @description The browser names the channel, so that a repeated call adds it once. CONFLICT (409) when there are as many as there may be, or the id stands for another channel.
         */
        post: operations["addCommunityChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/community/v1/accounts/{accountId}/channels/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a channel, from the version that was seen */
        put: operations["changeCommunityChannel"];
        post?: never;
        /** Remove a channel, from the version that was seen */
        delete: operations["removeCommunityChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/community/v1/accounts/{accountId}/channel-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the channels that are on into another order, from the version of the order that was seen
         * @description Every channel that is on, once each. CONFLICT (412) when the order, or which channels are on, changed since.
         */
        put: operations["reorderCommunityChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/community/v1/accounts/{accountId}/channel-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change captions, rotation and quiet hours of all channels, from the version that was seen */
        put: operations["changeChannelSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/community/v1/accounts/{accountId}/televisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a television by the code on its screen
         * @description A repeated call of the same property finds the television that it activated; one that failed to connect is activated
         *     anew. Each account has 10 wrong, used or expired codes within an hour; then TOO_MANY_REQUESTS (429).
         */
        post: operations["activateTelevision"];
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
        ChannelFacts: {
            name: string;
            description: string;
            /** @description Shown on the television. */
            slideText: string;
            /** @description Whether it is on; its dates may still keep it off the screen. */
            enabled: boolean;
            /** @description First day on the screen; null for at once. */
            startsOn: components["schemas"]["Date"] | null;
            /** @description Last day on the screen; null for until it is turned off. */
            endsOn: components["schemas"]["Date"] | null;
        };
        NewChannel: {
            /** Format: uuid */
            channelId: string;
            name: string;
            description: string;
            /** @description Shown on the television. */
            slideText: string;
            /** @description Whether it is on; its dates may still keep it off the screen. */
            enabled: boolean;
            /** @description First day on the screen; null for at once. */
            startsOn: components["schemas"]["Date"] | null;
            /** @description Last day on the screen; null for until it is turned off. */
            endsOn: components["schemas"]["Date"] | null;
        };
        Channel: {
            /** Format: uuid */
            channelId: string;
            name: string;
            description: string;
            /** @description Shown on the television. */
            slideText: string;
            /** @description Whether it is on; its dates may still keep it off the screen. */
            enabled: boolean;
            /** @description First day on the screen; null for at once. */
            startsOn: components["schemas"]["Date"] | null;
            /** @description Last day on the screen; null for until it is turned off. */
            endsOn: components["schemas"]["Date"] | null;
            /**
             * @description By the property's date: on the screen, on from a later day, its last day has passed, or turned off.
             * @enum {string}
             */
            state: "ACTIVE" | "SCHEDULED" | "ENDED" | "OFF";
            /** @description Grows with every change. */
            version: number;
        };
        ChannelOrder: {
            channelIds: string[];
        };
        ChannelSettingsFacts: {
            /**
             * @description Language of the captions.
             * @enum {string}
             */
            captions: "EN" | "ES" | "OFF";
            /** @description How long each channel is shown. */
            rotationSeconds: number;
            /** @description When the televisions go dark every day, in the property's time; null without quiet hours. */
            quietFrom: components["schemas"]["WallTime"] | null;
            /** @description When they come on again; may be on the next day. */
            quietUntil: components["schemas"]["WallTime"] | null;
        };
        ChannelSettings: {
            /**
             * @description Language of the captions.
             * @enum {string}
             */
            captions: "EN" | "ES" | "OFF";
            /** @description How long each channel is shown. */
            rotationSeconds: number;
            /** @description When the televisions go dark every day, in the property's time; null without quiet hours. */
            quietFrom: components["schemas"]["WallTime"] | null;
            /** @description When they come on again; may be on the next day. */
            quietUntil: components["schemas"]["WallTime"] | null;
            version: number;
        };
        /** @description 24 hours: 22:30. */
        WallTime: string;
        Activation: {
            /** @description As typed. */
            code: string;
            /** @description Where the television is. */
            name: string;
        };
        Television: {
            televisionId: string;
            name: string;
            /** @enum {string} */
            state: "CONNECTING" | "ONLINE" | "FAILED";
            activatedAt: components["schemas"]["Instant"];
        };
        ChannelLineup: {
            /** @description IANA name; dates and times of the property are in it. */
            timeZone: string;
            today: components["schemas"]["Date"];
            /** @description Grows when the order changes */
            orderVersion: number;
            channels: components["schemas"]["Channel"][];
            televisions: components["schemas"]["Television"][];
            settings: components["schemas"]["ChannelSettings"];
        };
        /**
         * @description As Problem. AGREEMENT_REQUIRED: no tenant agreement is in force. CODE_UNKNOWN: no television shows this code.
         *     CODE_EXPIRED: the television shows a newer one. CODE_USED: it was activated for another property.
         */
        CommunityProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "AGREEMENT_REQUIRED" | "CODE_UNKNOWN" | "CODE_EXPIRED" | "CODE_USED";
            transactionId?: string;
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
    getCommunityChannels: {
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
            /** @description All channels, those that are on first, each group in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelLineup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCommunityChannel: {
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
                "application/json": components["schemas"]["NewChannel"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCommunityChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                channelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelFacts"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCommunityChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                channelId: string;
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
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderCommunityChannels: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelOrder"];
            };
        };
        responses: {
            /** @description All channels, those that are on first, each group in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelLineup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeChannelSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelSettingsFacts"];
            };
        };
        responses: {
            /** @description All channels, those that are on first, each group in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelLineup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateTelevision: {
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
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description Activated; it connects within minutes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Television"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or no tenant agreement is in force (AGREEMENT_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CommunityProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
