// Generated from openapi/vault.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/pciedge/pci/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn card or bank data into a token
         * @description Section 7 shows the path only. We chose POST; six bodies, a whole card, a bank account, the token of a linked bank account, the security code of a saved card, that card's
         *     new details, or a new security code for a card that was entered before and whose code did not match; the right to call is a ticket (bearer) that the portal's server gave to a signed-in customer for one account, because the vault's origin
         *     has no session cookie. A form that is sent again with the same ticket
         *     gets the same right of one use, so that one payment or change is made with one ticket. With a ticket for the wallet the processor checks card and security code here, without moving money.
         *     Field names are those of section 3 (card number, expiry MMYY, ZIP code, security code, card name).
         */
        post: operations["storeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/pciedge/pci/v1/bank-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a bank account at the customer's bank
         * @description Ours (PAY-02), answered on VAULT_ORIGIN alone, for the linking page that stands in the vault's frame. It stands for the API of a bank-linking service:
         *     what the customer agreed to there becomes an opaque token, which storeCard exchanges once. No account number comes here or goes out. The right to call
         *     is the same ticket as storeCard's; a link does not use it up. Refused while the toggle bankLinking is off for whom the ticket was made for.
         */
        post: operations["linkBankAccount"];
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
        /** @enum {string} */
        CardType: "visa" | "mc" | "amex" | "discover" | "creditCard";
        NewCard: {
            /** @constant */
            kind: "newCard";
            cardName: string;
            /** @description Digits; spaces and dashes are taken out. */
            cardNumber: string;
            /** @description MMYY */
            expiry: string;
            zip: string;
            securityCode: string;
        };
        SavedCardCode: {
            /** @constant */
            kind: "savedCardCode";
            savedMethodId: string;
            securityCode: string;
        };
        /**
         * @description Another security code for a card that was entered before, identified by its token. The number stays with the processor, and the customer
         *     enters only the code again. Refused (TICKET_INVALID) once the token is 15 minutes old.
         */
        EnteredCardCode: {
            /** @constant */
            kind: "enteredCardCode";
            cardToken: string;
            securityCode: string;
        };
        /** @description New details of a saved card. Its number does not change; its security code proves who has it (WALL-08). */
        EditedCard: {
            /** @constant */
            kind: "editedCard";
            savedMethodId: string;
            cardName: string;
            /** @description MMYY */
            expiry: string;
            zip: string;
            securityCode: string;
        };
        NewBankAccount: {
            /** @constant */
            kind: "newBankAccount";
            accountHolder: string;
            /** @description Nine digits with their check digit; spaces and dashes are taken out. */
            routingNumber: string;
            /** @description 4 to 17 digits; spaces and dashes are taken out. */
            accountNumber: string;
            /** @description checking or savings */
            accountKind: string;
        };
        BankLink: {
            /** @description The bank as linking names it. */
            bank: string;
            /** @enum {string} */
            accountKind: "checking" | "savings";
        };
        /** @description A bank account that was linked; the token is exchanged once (PAY-02). */
        LinkedBankAccount: {
            /** @constant */
            kind: "linkedBankAccount";
            linkToken: string;
        };
        VaultToken: {
            token: string;
            /** @enum {string} */
            type: "visa" | "mc" | "amex" | "discover" | "creditCard" | "bankAccount";
            lastFour: string;
            /** @description Null for bank accounts. */
            expiry: string | null;
            /** @description Of a bank account, its holder. */
            cardName: string;
            /**
             * @description Null for bank accounts.
             * @enum {string|null}
             */
            fundingKind: "credit" | "debit" | "rechargeable" | "prepaid" | "gift" | null;
            /** @description Null for cards, and for a bank that the processor does not know by name. */
            bankName: string | null;
            /**
             * @description Null for cards.
             * @enum {string|null}
             */
            accountKind: "checking" | "savings" | null;
            /** @description Prepaid and gift cards can't be saved (PAY-15). */
            canSave: boolean;
            expiresInSeconds: number;
        };
        CardProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "INVALID_CARD" | "INVALID_BANK_ACCOUNT" | "INVALID_REQUEST" | "TICKET_INVALID" | "BANK_LINKING_OFF" | "NOT_ALLOWED" | "IN_MAINTENANCE";
            transactionId?: string;
            fields?: components["schemas"]["FieldProblem"][];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        FieldProblem: {
            /** @description Path of the field */
            field: string;
            /** @enum {string} */
            code: "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "OUT_OF_RANGE" | "EXPIRED" | "TOO_FAR_AHEAD" | "TOO_WEAK" | "TOO_PERSONAL" | "SAME_AS_BEFORE" | "NOT_SUPPORTED" | "CHECK_DIGIT" | "DECLINED" | "NOT_MATCHING" | "TAKEN";
        };
        /**
         * @description Closed list of codes that more than one service answers. Words for each are found by the reader, never sent as an identity.
         * @enum {string}
         */
        ProblemCode: "INVALID_REQUEST" | "NOT_SIGNED_IN" | "SESSION_ENDED" | "IN_MAINTENANCE" | "CSRF_TOKEN_INVALID" | "NOT_ALLOWED" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CONFLICT" | "TOO_MANY_REQUESTS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TEMPORARILY_UNAVAILABLE" | "INTERNAL_ERROR";
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
    storeCard: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "newCard",
                 *       "cardName": "Dana Reyes",
                 *       "cardNumber": "4242424242424242",
                 *       "expiry": "1229",
                 *       "zip": "02110",
                 *       "securityCode": "123"
                 *     }
                 */
                "application/json": components["schemas"]["NewCard"] | components["schemas"]["SavedCardCode"] | components["schemas"]["EnteredCardCode"] | components["schemas"]["EditedCard"] | components["schemas"]["NewBankAccount"] | components["schemas"]["LinkedBankAccount"];
            };
        };
        responses: {
            /** @description A token for one use within 15 minutes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "vt_8JkQ",
                     *       "type": "visa",
                     *       "lastFour": "4242",
                     *       "expiry": "1229",
                     *       "cardName": "Dana Reyes",
                     *       "fundingKind": "credit",
                     *       "bankName": null,
                     *       "accountKind": null,
                     *       "canSave": true,
                     *       "expiresInSeconds": 900
                     *     }
                     */
                    "application/json": components["schemas"]["VaultToken"];
                };
            };
            /** @description The card or bank account can't be used; every field with an error is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/invalid-card",
                     *       "title": "Some card details can't be used.",
                     *       "detail": "Check the marked fields.",
                     *       "status": 400,
                     *       "code": "INVALID_CARD",
                     *       "fields": [
                     *         {
                     *           "field": "cardNumber",
                     *           "code": "INVALID"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["CardProblem"];
                };
            };
            /** @description The ticket is unknown or used up. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/ticket-invalid",
                     *       "title": "This card form was open for too long.",
                     *       "detail": "Open it again. No money has been taken.",
                     *       "status": 401,
                     *       "code": "TICKET_INVALID"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["CardProblem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkBankAccount: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "harborlight-bank",
                 *       "accountKind": "checking"
                 *     }
                 */
                "application/json": components["schemas"]["BankLink"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkToken": "link_8JkQ"
                     *     }
                     */
                    "application/json": {
                        linkToken: string;
                    };
                };
            };
            /** @description The bank can't be linked. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/invalid-bank-account",
                     *       "title": "Some bank details can't be used.",
                     *       "detail": "Check the marked fields.",
                     *       "status": 400,
                     *       "code": "INVALID_BANK_ACCOUNT",
                     *       "fields": [
                     *         {
                     *           "field": "bank",
                     *           "code": "INVALID"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["CardProblem"];
                };
            };
            /** @description The ticket is unknown or used up. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/ticket-invalid",
                     *       "title": "This card form was open for too long.",
                     *       "detail": "Open it again. No money has been taken.",
                     *       "status": 401,
                     *       "code": "TICKET_INVALID"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["CardProblem"];
                };
            };
            /** @description Linking is switched off, or another site's page calls. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bank-linking-off",
                     *       "title": "Linking a bank account is not available right now.",
                     *       "detail": "Nothing was charged. Choose another method, or enter your bank account details.",
                     *       "status": 403,
                     *       "code": "BANK_LINKING_OFF"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["CardProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
