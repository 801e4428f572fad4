// Generated from openapi/identity.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/sbnetloginedge/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Specification section 7 shows neither method nor payload. We chose POST with user name, password and whether to be remembered;
         *     a body because credentials must not stand in a URL. Unknown users and wrong passwords get the same answer in the same time (S9).
         *     The session id and the anti-forgery token are new after it (SESS-07).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/session/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Specification section 7 shows no method beyond POST-style and no payload. We chose POST with the reason, because analytics and the next page tell idle, maintenance and a wish apart.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/session/v1/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the server whether the customer was active
         * @description Ours; the specification gives its interval (30 s) and shows no call. The ping reports activity; by itself it keeps no idle session alive (decisions.md).
         */
        post: operations["pingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/session/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open sessions of the caller, this one first
         * @description Ours. A session is listed until it is signed out, 15 minutes after its last use, or 12 hours after sign-in.
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/session/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session of the caller
         * @description Ours. Its next request is answered 401 SESSION_ENDED, and its sign-in page says why. Repeating it changes nothing.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/session/v1/other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out every session of the caller except this one
         * @description Ours.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v3/identity/cpni/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the customer has met the rules for customer proprietary network information
         * @description Section 7 shows no payload. We chose a word and the date, because the guard needs a yes or no and the screen says when.
         */
        get: operations["getCpniCompliance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to choose a new password, or for the user names, by e-mail
         * @description Ours. The answer is the same, after the same work, whether or not somebody has this user name or e-mail address.
         *     At most 5 e-mails an hour for what was typed and for a person, and 30 requests an hour from an address.
         */
        post: operations["requestRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/recovery-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mailed code of a password reset
         * @description Ours. A code works for 10 minutes, once, with 5 tries; a new one invalidates it. The right one puts a grant for
         *     15 minutes into an HttpOnly cookie, with which a new password can be chosen. It signs nobody in.
         */
        post: operations["confirmRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a grant
         * @description Ours. Sign-in that answers PASSWORD_RESET_REQUIRED, or a confirmed code of account recovery, puts a grant for 15
         *     minutes into an HttpOnly cookie; the grant works once. It signs nobody in, and tells the person by e-mail. The same
         *     password sent again with the used grant changes nothing and answers alike; it counts as a try of sign-in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password while signed in
         * @description Ours. The current password is counted and refused like a sign-in's. All other sessions of the caller end; this one
         *     gets a new session id and anti-forgery token (SESS-07). The person is told by e-mail.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/account-creations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to create the sign-in of an account's owner
         * @description Ours (SESS-17). Who knows the account number and the ZIP code of the service address, or the amount of the newest
         *     statement, is e-mailed a code. The answer is the same, after the same work, for an unknown account, a wrong proof and
         *     an account that has an owner; the owner's account is told by e-mail to ask for an invitation. An HttpOnly cookie names
         *     the request for 30 minutes.
         */
        post: operations["requestAccountCreation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/account-creation-completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the owner's sign-in with the e-mailed code
         * @description Ours (SESS-17). A wrong code uses one of five tries; a user name or password that is refused uses none. CREATED opens a
         *     session of the new owner, under a new session id and anti-forgery token (SESS-07). The same request sent again
         *     within the time of the code answers CREATED, too; another password uses a try.
         */
        post: operations["completeAccountCreation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/sign-in-completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with its second factor
         * @description Ours (decision 69). A code of the authenticator app or a recovery code completes the sign-in that the cookie of
         *     `login` names, once; tries count with those of the password.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What proves the caller's identity again, and how long the last proof counts
         * @description Ours (decision 73).
         */
        get: operations["getStepUp"];
        put?: never;
        /**
         * Prove the caller's identity again
         * @description Ours. Operations with `x-step-up` (in the graph `@stepUp`) answer STEP_UP_REQUIRED when the last proof in this
         *     session, the sign-in included, is older than ten minutes. The password, with two-step sign-in also a code; tries count
         *     with those of sign-in.
         */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's passkeys, the oldest first
         * @description Ours (decision 80).
         */
        get: operations["getPasskeys"];
        put?: never;
        /**
         * Add the passkey that the browser made
         * @description Ours (decision 80). The first factor of a person turns two-step sign-in on and answers recovery codes, shown only now.
         *     CONFLICT for a passkey that was added before. The person is told by e-mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkey-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description Ours (decision 80). What the browser needs to make one. The challenge works once, within five minutes, in this session.
         *     With two-step sign-in on, a session that proved no second factor is answered STEP_UP_REQUIRED.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Ours (decision 80).
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description Ours (decision 80). Without another factor two-step sign-in is off, with its recovery codes. The person is told by e-mail.
         *     A session that proved no second factor is answered STEP_UP_REQUIRED.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkey-sign-in-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to sign in with a passkey
         * @description Ours (decision 80). What the browser needs to ask for one: any passkey of this site, or as the second step one of the
         *     person whose sign-in the cookie of `login` names. The challenge works once, within five minutes.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkey-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Ours (decision 80). Alone, or as the second step after the password. Tries count with those of the password; every
         *     reason for a refusal has the same answer.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/step-up-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to prove the caller's identity with a passkey
         * @description Ours (decision 80). The challenge works once, within five minutes, in this session.
         */
        post: operations["beginPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/passkey-step-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the caller's identity again with a passkey
         * @description Ours (decision 80). In place of the password and the code of `proveIdentity`.
         */
        post: operations["proveIdentityWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether two-step sign-in is on
         * @description Ours (decision 69).
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/second-factor-setups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to set two-step sign-in up
         * @description Ours. A new key for an authenticator app (RFC 6238); nothing changes until a code confirms it. The password is asked
         *     for, so that a session left open cannot be locked to somebody else's app. CONFLICT when it is on.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/second-factor-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in on with a first code
         * @description Ours. CONFLICT without a setup, or when it is on. The person is told by e-mail.
         */
        post: operations["turnSecondFactorOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/second-factor-removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in off
         * @description Ours. With the password and a code of the app or a recovery code. CONFLICT when it is off. The person is told by
         *     e-mail.
         */
        post: operations["turnSecondFactorOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/second-factor-recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Ours. With the same proof. The codes before stop working. CONFLICT when two-step sign-in is off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember the customer's language
         * @description Ours. A cookie for everybody, the profile too when signed in (COPY-01).
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/identity/v1/current-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the current account of the session
         * @description Ours. Somebody with several accounts changes between them without signing in again; other sessions keep theirs.
         */
        put: operations["changeAccount"];
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
        LoginRequest: {
            username: string;
            password: string;
            /** @description Remember the profile for 90 days (SESS-08). */
            rememberMe: boolean;
        };
        RecoveryRequest: {
            /**
             * @description PASSWORD e-mails a code for each user name; USERNAME e-mails the user names.
             * @enum {string}
             */
            way: "PASSWORD" | "USERNAME";
            /** @description A user name or an e-mail address. */
            identifier: string;
        };
        RecoveryConfirmation: {
            identifier: string;
            /** @description Digits; spaces and hyphens do not matter. */
            code: string;
        };
        RecoveryAnswer: {
            /**
             * @description ENDED: there is no code that works; a new one must be requested.
             * @enum {string}
             */
            state: "CONFIRMED" | "WRONG" | "ENDED";
            triesLeft?: number;
        };
        /** @description With exactly one proof, `zip` or `lastStatementAmount`. */
        AccountCreationRequest: {
            /**
             * @description SECURITY_SUITE: by a customer of the security suite, from /create-fsecure-account; the account must have it.
             * @enum {string}
             */
            purpose: "PORTAL" | "SECURITY_SUITE";
            accountNumber: components["schemas"]["AccountId"];
            /** @description ZIP code of the service address. */
            zip?: string;
            /** @description Amount due on the newest statement in cents. */
            lastStatementAmount?: number;
            firstName: string;
            email: string;
        };
        AccountCreationCompletion: {
            /** @description Digits; spaces and hyphens do not matter. */
            code: string;
            username: string;
            /** @description The rule of decision 53. */
            password: string;
        };
        AccountCreationAnswer: {
            /**
             * @description ENDED: there is no code that works; the request must be made again.
             * @enum {string}
             */
            state: "CREATED" | "WRONG" | "ENDED";
            triesLeft?: number;
            /** @description With CREATED: the anti-forgery token of the new session. */
            csrfToken?: string;
        };
        RecoveryProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "MAIL_UNAVAILABLE";
            transactionId?: string;
        };
        /** @description APP: a code of the authenticator app. PASSKEY: a passkey. A recovery code is always another way. */
        SecondFactorKinds: ("APP" | "PASSKEY")[];
        Passkey: {
            /** Format: uuid */
            passkeyId: string;
            /** @description What the person calls it. */
            name: string;
            addedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null until it was used.
             */
            lastUsedAt: string | null;
        };
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
        };
        PasskeyLabel: string;
        PasskeyName: {
            name: components["schemas"]["PasskeyLabel"];
        };
        /** @description PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description base64url. */
        WebAuthnBytes: string;
        NewPasskey: {
            name: components["schemas"]["PasskeyLabel"];
            /** @description RegistrationResponseJSON of WebAuthn. */
            credential: {
                id: components["schemas"]["WebAuthnBytes"];
                rawId: components["schemas"]["WebAuthnBytes"];
                /** @enum {string} */
                type: "public-key";
                clientExtensionResults: {
                    [key: string]: unknown;
                };
                response: {
                    clientDataJSON: components["schemas"]["WebAuthnBytes"];
                    attestationObject: components["schemas"]["WebAuthnBytes"];
                    transports?: string[];
                };
            };
        };
        AddedPasskey: {
            passkey: components["schemas"]["Passkey"];
            recoveryCodes?: string[];
        };
        /** @description AuthenticationResponseJSON of WebAuthn. */
        PasskeyAssertion: {
            id: components["schemas"]["WebAuthnBytes"];
            rawId: components["schemas"]["WebAuthnBytes"];
            /** @enum {string} */
            type: "public-key";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: components["schemas"]["WebAuthnBytes"];
                authenticatorData: components["schemas"]["WebAuthnBytes"];
                signature: components["schemas"]["WebAuthnBytes"];
                userHandle?: components["schemas"]["WebAuthnBytes"];
            };
        };
        PasskeySignInStep: {
            /**
             * @description SECOND: after the password.
             * @enum {string}
             */
            step: "FIRST" | "SECOND";
        };
        PasskeySignIn: {
            /** @enum {string} */
            step: "FIRST" | "SECOND";
            credential: components["schemas"]["PasskeyAssertion"];
            /** @description As for `login`; in the second step the one from there counts. */
            rememberMe?: boolean;
        };
        PasskeyProof: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "PASSKEY_REFUSED" | "TOO_MANY_PASSKEYS" | "SIGN_IN_STEP_OVER";
            transactionId?: string;
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description When it was turned on; null while it is off.
             */
            since: string | null;
            recoveryCodesLeft: number;
            factors: components["schemas"]["SecondFactorKinds"];
        };
        SecondFactorSetup: {
            /** @description 32 characters in base32. */
            key: string;
            /** @description An otpauth address. */
            address: string;
        };
        CurrentPassword: {
            currentPassword: string;
        };
        SecondFactorCode: {
            /** @description Spaces and hyphens do not matter. */
            code: string;
        };
        SecondFactorProof: {
            currentPassword: string;
            code: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        StepUp: {
            /** @description Until the last proof is too old. */
            secondsLeft: number;
            /** @description Two-step sign-in is on: the password needs a code with it. */
            code: boolean;
            factors: components["schemas"]["SecondFactorKinds"];
        };
        IdentityProof: {
            currentPassword: string;
            /** @description Of the authenticator app, or a recovery code. */
            code?: string;
        };
        SecondFactorProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /**
             * @description SIGN_IN_STEP_OVER: sign in with the password again.
             * @enum {string}
             */
            code: "SECOND_FACTOR_WRONG" | "SIGN_IN_STEP_OVER";
            transactionId?: string;
        };
        LoginAnswer: {
            /** @enum {string} */
            result: "SUCCESS" | "PASSWORD_RESET_REQUIRED" | "SECOND_FACTOR_REQUIRED";
            csrfToken: string;
            factors?: components["schemas"]["SecondFactorKinds"];
            session?: components["schemas"]["Session"];
        };
        LoginProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "INVALID_CREDENTIALS" | "IN_MAINTENANCE";
            transactionId?: string;
        };
        PasswordProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "INVALID_CREDENTIALS" | "NOT_SIGNED_IN" | "SESSION_ENDED" | "IN_MAINTENANCE";
            transactionId?: string;
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
        /**
         * @description Content of the cookie `portico-profile`, as JSON. Field names are those of specification section 3. For display; the
         *     server trusts none of it.
         */
        ProfileCookie: {
            accountType: string;
            role: components["schemas"]["Role"];
            username: string;
            guid: string;
            /** @description An enterprise customer's organization in the provider's directory. */
            Eoid: string | null;
            /** @description The account there. */
            Eaid: string | null;
            Sysprin: string | null;
            Zip: string | null;
            /** @description An agent's own id. */
            csrId: string | null;
            /** @description Whether the service address is in a state of Mountain Time. */
            mountainStates: boolean;
            /** @description The account's bills moved to another site, and the person signs in with this browser for the first time. */
            firstTimeMigrated: boolean;
            accountNumber: string;
            accountName: string;
            RememberMe: boolean;
            siteVersion: components["schemas"]["Site"];
            userType: string;
            /** @description Keys of the account's provisioned services. */
            memberServices: string[];
            /** @description The fetch-error flags, by the field that could not be read. */
            fetchErrors: "memberServices"[];
        };
        Session: {
            authenticated: boolean;
            profile?: components["schemas"]["Profile"];
            timing?: components["schemas"]["SessionTiming"];
            /** @description Ours. A support agent looks at the screen with the customer: the header then stands alone (SHELL-18). Left out, nobody does. */
            coBrowse?: boolean;
        };
        OpenSessions: {
            sessions: components["schemas"]["OpenSession"][];
        };
        OpenSession: {
            /**
             * Format: uuid
             * @description Names the session; not the secret id in its cookie.
             */
            sessionId: string;
            /** @description Whether this call was made in it. */
            current: boolean;
            /** @description Name of the browser, such as Firefox; null for an unknown one. */
            browser: string | null;
            /** @description Name of the operating system, such as Windows; null for an unknown one. */
            system: string | null;
            /** @description Range of the internet address at sign-in, a /24 or /48: 203.0.113.0/24. Null for sessions that a version without this list opened. */
            network: string | null;
            signedInAt: components["schemas"]["Instant"];
            lastActivityAt: components["schemas"]["Instant"];
        };
        CpniCompliance: {
            compliant: boolean;
            verifiedOn?: components["schemas"]["Date"];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
        /** @enum {string} */
        Site: "business" | "community";
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
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /** Format: date */
        Date: string;
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
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
    login: {
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
                 *       "username": "dana",
                 *       "password": "correct horse",
                 *       "rememberMe": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /**
             * @description Known. PASSWORD_RESET_REQUIRED signs nobody in; it grants a password reset (SESS-01). SECOND_FACTOR_REQUIRED
             *     signs nobody in either; an HttpOnly cookie names the sign-in for ten minutes, until `completeSignIn`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "PASSWORD_RESET_REQUIRED",
                     *       "csrfToken": "abc"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description User name and password do not match, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/invalid-credentials",
                     *       "title": "That user name and password don't match.",
                     *       "detail": "Check both and try again.",
                     *       "status": 401,
                     *       "code": "INVALID_CREDENTIALS"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["LoginProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
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
                 *       "reason": "user"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    reason: "user" | "timeout" | "maintenance";
                };
            };
        };
        responses: {
            /** @description The session is over; here is the anti-forgery token of the anonymous one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "abc"
                     *     }
                     */
                    "application/json": {
                        csrfToken: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingSession: {
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
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    /** @description Whether there was activity since the last ping. */
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description How long the session still lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "idleSeconds": 780,
                     *       "dialogSeconds": 120,
                     *       "pingSeconds": 30,
                     *       "secondsUntilIdleEnd": 900,
                     *       "secondsUntilAbsoluteEnd": 43000
                     *     }
                     */
                    "application/json": components["schemas"]["SessionTiming"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessions: {
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
            /** @description This session, then the others by their last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
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
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
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
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
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
        requestBody?: never;
        responses: {
            /** @description How many sessions were signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 2
                     *     }
                     */
                    "application/json": {
                        ended: number;
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
    getCpniCompliance: {
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
            /** @description Compliance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "compliant": true,
                     *       "verifiedOn": "2026-03-02"
                     *     }
                     */
                    "application/json": components["schemas"]["CpniCompliance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRecovery: {
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
                 *       "way": "PASSWORD",
                 *       "identifier": "dana"
                 *     }
                 */
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description Taken. If somebody was found */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description No e-mail can be sent. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/mail-unavailable",
                     *       "title": "We can't send email right now.",
                     *       "detail": "Nothing was sent. Try again later.",
                     *       "status": 422,
                     *       "code": "MAIL_UNAVAILABLE"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["RecoveryProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmRecovery: {
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
                 *       "identifier": "dana",
                 *       "code": "04815162"
                 *     }
                 */
                "application/json": components["schemas"]["RecoveryConfirmation"];
            };
        };
        responses: {
            /** @description Whether it is the newest code. The same answers where nobody has this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "WRONG",
                     *       "triesLeft": 4
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                 *       "newPassword": "a better phrase"
                 *     }
                 */
                "application/json": {
                    /** @description 12 to 200 Unicode code points, any of them; not the old password, not a common one, not the user name, e-mail address or company (decision 53). */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The new password is in force; all sessions of this user are over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
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
                 *       "currentPassword": "correct horse",
                 *       "newPassword": "a better phrase"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    /** @description 12 to 200 Unicode code points, any of them; not the old password, not a common one, not the user name, e-mail address or company (decision 53). */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The new password is in force. The anti-forgery token of the new session id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "abc"
                     *     }
                     */
                    "application/json": {
                        csrfToken: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The current password is wrong, nobody is signed in, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/invalid-credentials",
                     *       "title": "That user name and password don't match.",
                     *       "detail": "Check both and try again.",
                     *       "status": 401,
                     *       "code": "INVALID_CREDENTIALS"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["PasswordProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountCreation: {
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
                 *       "purpose": "PORTAL",
                 *       "accountNumber": "8347209101",
                 *       "zip": "02128",
                 *       "firstName": "Lee",
                 *       "email": "lee@shop.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountCreationRequest"];
            };
        };
        responses: {
            /** @description Accepted. Nobody is told whether an e-mail was sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description No e-mail can be sent. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RecoveryProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeAccountCreation: {
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
                 *       "code": "01234567",
                 *       "username": "lee.ortiz",
                 *       "password": "a better phrase"
                 *     }
                 */
                "application/json": components["schemas"]["AccountCreationCompletion"];
            };
        };
        responses: {
            /** @description Created, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "WRONG",
                     *       "triesLeft": 4
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCreationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSignIn: {
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
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description As for `login`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "PASSWORD_RESET_REQUIRED",
                     *       "csrfToken": "abc"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code does not work, or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SecondFactorProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStepUp: {
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
            /** @description The state of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secondsLeft": 540,
                     *       "code": false,
                     *       "factors": []
                     *     }
                     */
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveIdentity: {
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
                 *       "currentPassword": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            /** @description Proved, for this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secondsLeft": 600,
                     *       "code": false,
                     *       "factors": []
                     *     }
                     */
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The password is wrong, nobody is signed in, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasswordProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code does not work. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SecondFactorProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasskeys: {
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
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not work, or cannot be added; or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasskeyProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
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
        requestBody?: never;
        responses: {
            /** @description Options of WebAuthn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not work, or cannot be added; or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasskeyProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
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
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Office computer"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Renamed. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
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
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It signs nobody in any more. */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeySignIn: {
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
                 *       "step": "FIRST"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignInStep"];
            };
        };
        responses: {
            /** @description Options of WebAuthn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not work, or cannot be added; or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasskeyProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
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
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description As for `login`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not work, or cannot be added; or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasskeyProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyStepUp: {
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
        requestBody?: never;
        responses: {
            /** @description Options of WebAuthn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveIdentityWithPasskey: {
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
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Proved, for this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not work, or cannot be added; or the sign-in has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasskeyProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
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
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSecondFactor: {
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
                 *       "currentPassword": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            /** @description The key, and the address that opens an authenticator app with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The current password is wrong, nobody is signed in, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasswordProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnSecondFactorOn: {
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
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description Ten recovery codes, shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k3fd-5x2m-p7qa",
                     *         "k3fd-5x2m-p7qb",
                     *         "k3fd-5x2m-p7qc",
                     *         "k3fd-5x2m-p7qd",
                     *         "k3fd-5x2m-p7qe",
                     *         "k3fd-5x2m-p7qf",
                     *         "k3fd-5x2m-p7qg",
                     *         "k3fd-5x2m-p7qh",
                     *         "k3fd-5x2m-p7qi",
                     *         "k3fd-5x2m-p7qj"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code does not work. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SecondFactorProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnSecondFactorOff: {
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
                 *       "currentPassword": "correct horse",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Sign-in asks for the password only. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The current password is wrong, nobody is signed in, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasswordProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code does not work. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SecondFactorProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
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
                 *       "currentPassword": "correct horse",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Ten recovery codes, shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k3fd-5x2m-p7qa",
                     *         "k3fd-5x2m-p7qb",
                     *         "k3fd-5x2m-p7qc",
                     *         "k3fd-5x2m-p7qd",
                     *         "k3fd-5x2m-p7qe",
                     *         "k3fd-5x2m-p7qf",
                     *         "k3fd-5x2m-p7qg",
                     *         "k3fd-5x2m-p7qh",
                     *         "k3fd-5x2m-p7qi",
                     *         "k3fd-5x2m-p7qj"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The current password is wrong, nobody is signed in, or maintenance. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PasswordProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code does not work. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SecondFactorProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLanguage: {
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
                 *       "locale": "es-US"
                 *     }
                 */
                "application/json": {
                    locale: components["schemas"]["Locale"];
                };
            };
        };
        responses: {
            /** @description Remembered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
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
                 *       "accountId": "8347201206"
                 *     }
                 */
                "application/json": {
                    accountId: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description Changed. The next start-up data have this account and the role on it. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
