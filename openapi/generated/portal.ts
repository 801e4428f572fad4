// Generated from openapi/portal.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/portal/v1/bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site, language, copy manifest, toggles, who is signed in
         * @description Read again after sign-in and after sign-out, and by the development server. Never cached.
         */
        get: operations["getBootstrap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the Studio starts with: language, who is signed in, which content roles they have
         * @description The same object is inlined in the page at /studio. Read again after sign-in and after sign-out. Never cached.
         *     Somebody who is signed in without a content role gets an answer too, with no roles: the Studio tells them and shows a way out.
         */
        get: operations["getStudioBootstrap"];
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
        /**
         * @description The part of Bootstrap that whoever keeps sessions knows. With UPSTREAM_API the provider's own service answers getBootstrap with it,
         *     by the browser's cookies; whatever else it answers is ignored. `locale` is the customer's language, `csrfToken` what its mutating calls expect.
         */
        SessionStart: {
            locale: components["schemas"]["Locale"];
            session: components["schemas"]["Session"];
            csrfToken: string;
            businessNow: components["schemas"]["Instant"];
            /** @description IANA zone of the provider. */
            timeZone: string;
        };
        Bootstrap: {
            site: components["schemas"]["Site"];
            vendorKey: components["schemas"]["VendorKey"];
            /** @enum {string} */
            clientType: "SSPP";
            environment: {
                /** @enum {string} */
                name: "dev" | "engnew" | "engprod" | "stage" | "production";
                production: boolean;
                voiceDisabled: boolean;
                mocks: boolean;
                version: string;
                clusterVersion: string;
            };
            locale: components["schemas"]["Locale"];
            locales: components["schemas"]["Locale"][];
            content: components["schemas"]["Manifest"];
            toggles: components["schemas"]["Toggles"];
            session: components["schemas"]["Session"];
            csrfToken: string;
            businessNow: components["schemas"]["Instant"];
            /** @description IANA zone of the provider. */
            timeZone: string;
            vaultOrigin: string;
            /** @description Whether /demo/people may be asked. */
            demo: boolean;
        };
        /** @description The start-up data of the page /vault on VAULT_ORIGIN, inlined like Bootstrap. Its query may name site and locale. Nothing of a session, because that origin has none. While the vault can't ask the portal what is published, it has no content, and the built-in words stand in. */
        VaultBootstrap: {
            site: components["schemas"]["Site"];
            locale: components["schemas"]["Locale"];
            locales: components["schemas"]["Locale"][];
            content?: components["schemas"]["Manifest"];
            toggles: components["schemas"]["Toggles"];
            /** @description IANA zone of the provider. */
            timeZone: string;
            /** @description Origins whose pages may frame the vault; the same as in frame-ancestors. */
            portalOrigins: string[];
        };
        /**
         * @description The start-up data of a page at /studio/preview, inlined like Bootstrap: the portal as an invented customer sees it, for editors alone.
         *     Its calls carry `x-portico-preview` with the token: they are answered as that customer's, and change nothing.
         */
        PreviewStart: {
            locale: components["schemas"]["Locale"];
            /** @description Without the times of a session; the one that lives is the editor's. */
            bootstrap: components["schemas"]["Bootstrap"];
            token: string;
            /** @description Drafts of the change set that is looked at, compiled; they stand before what is live. One that the gate refuses is not among them. */
            words: {
                "en-US": components["schemas"]["CompiledWords"];
                "es-US": components["schemas"]["CompiledWords"];
            };
        };
        /** @description Compiled messages by key. */
        CompiledWords: {
            [key: string]: {
                [key: string]: unknown;
            }[];
        };
        StudioBootstrap: {
            vendorKey: components["schemas"]["VendorKey"];
            /** @enum {string} */
            clientType: "SSPP";
            locale: components["schemas"]["Locale"];
            locales: components["schemas"]["Locale"][];
            session: components["schemas"]["StudioSession"];
            csrfToken: string;
            /** @description IANA zone of the provider. */
            timeZone: string;
            /** @description Whether /demo/people may be asked. */
            demo: boolean;
        };
        StudioSession: {
            authenticated: boolean;
            editor?: components["schemas"]["Editor"];
            timing?: components["schemas"]["SessionTiming"];
        };
        /** @description Who is signed in, as the Studio needs them. The server checks the roles again at every call. */
        Editor: {
            username: string;
            firstName: string;
            /** @description Empty for somebody who is no editor. */
            grants: components["schemas"]["Grant"][];
            /** @description What the roles allow somewhere. */
            abilities: ("view" | "edit" | "approve" | "publish" | "toggle" | "operate" | "administer")[];
        };
        /** @enum {string} */
        Site: "business" | "community";
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @enum {string} */
        Locale: "en-US" | "es-US";
        ReleaseId: string;
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /** @description SHA-256 in hexadecimal. */
        Hash: string;
        SnapshotReference: {
            hash: components["schemas"]["Hash"];
            url: string;
        };
        /**
         * @description What is live for a site. `signature` is ECDSA P-256 with SHA-256 (IEEE P1363, base64url) over the canonical JSON of the manifest without it.
         *     A page trusts the `publicKey` that is inlined in it; manifests that come later must be signed by that key.
         */
        Manifest: {
            site: components["schemas"]["Site"];
            release: components["schemas"]["ReleaseId"];
            /** @description Grows with every move of the live pointer. */
            sequence: number;
            publishedAt: components["schemas"]["Instant"];
            contract: components["schemas"]["Hash"];
            /** @description Version of the compiled trees. A reader of another version keeps what it has. */
            tree: number;
            locales: {
                "en-US": components["schemas"]["SnapshotReference"];
                "es-US": components["schemas"]["SnapshotReference"];
            };
            /** @description ETag of the toggles' definitions. */
            toggles: string;
            /** @description Address of the event stream. */
            events: string;
            /** @description SPKI, base64url. */
            publicKey: string;
            signature: string;
        };
        ToggleValue: boolean | string | number;
        /**
         * @description When a change reaches an open tab.
         * @enum {string}
         */
        Applies: "atOnce" | "nextNavigation" | "nextSession";
        ToggleAnswer: {
            value: components["schemas"]["ToggleValue"];
            variant?: string;
            applies: components["schemas"]["Applies"];
            /** @description Turned off by the kill switch */
            killed: boolean;
        };
        /** @description Toggles evaluated for this reader (site, account, role from the session). */
        Toggles: {
            etag: string;
            values: {
                [key: string]: components["schemas"]["ToggleAnswer"];
            };
        };
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
        /** @description Who is signed in. Field names are those of specification section 3. */
        Profile: {
            guid: string;
            username: string;
            firstName: string;
            /** @description The role on the current account. */
            role: components["schemas"]["Role"];
            /**
             * @description CSR (customer service) and BOBO (acting on behalf of a customer) are agents of the provider.
             * @enum {string}
             */
            userType: "CUSTOMER" | "CONSUMER" | "CSR" | "BOBO";
            /**
             * @description The role in an enterprise's own directory (SESS-15). Left out: NONE.
             * @enum {string}
             */
            enterpriseRole?: "CHARTER" | "ADMIN" | "STANDARD" | "NONE";
            /** @enum {string} */
            accountType: "BUSINESS" | "COMMUNITY" | "ENTERPRISE";
            accountNumber: string;
            /** @description What its people call the account (B15) */
            accountName: string;
            siteVersion: components["schemas"]["Site"];
            /**
             * @description The current account's network, which decides the Users tab (SESS-13). Left out: no account.
             * @enum {string}
             */
            footprint?: "CHTR" | "BHN" | "TWC";
            /** @description What the server allows this person; the server checks again at every call (SESS-11). */
            permissions: ("viewBilling" | "payBill" | "manageUsers" | "manageBilling" | "manageNetworks" | "manageAppointments" | "manageEquipment" | "manageProperty" | "administerHostedVoice" | "manageVoice" | "transferOwnership" | "editContent" | "publishContent")[];
        };
        /** @description Seconds, so that a wrong clock on the customer's machine does no harm. */
        SessionTiming: {
            /** @description Idle time before the dialog (780). */
            idleSeconds: number;
            /** @description How long the dialog stands (120). */
            dialogSeconds: number;
            pingSeconds: number;
            /** @description Idle plus dialog */
            secondsUntilIdleEnd: number;
            secondsUntilAbsoluteEnd: number;
        };
        Session: {
            authenticated: boolean;
            profile?: components["schemas"]["Profile"];
            timing?: components["schemas"]["SessionTiming"];
            /** @description Ours. A support agent looks at the screen with the customer: the header then stands alone (SHELL-18). Left out, nobody does. */
            coBrowse?: boolean;
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
        /**
         * @description administrator: decides who has which role, everywhere; may do nothing else.
         * @enum {string}
         */
        ContentRole: "viewer" | "translator" | "editor" | "approver" | "publisher" | "toggleAdministrator" | "administrator";
        /** @description A role, and where it holds. A part that is absent holds everywhere. */
        Grant: {
            role: components["schemas"]["ContentRole"];
            sites?: components["schemas"]["Site"][];
            /** @description First parts of keys. */
            namespaces?: string[];
            languages?: components["schemas"]["Locale"][];
        };
    };
    responses: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBootstrap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start-up data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bootstrap"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudioBootstrap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Start-up data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioBootstrap"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
