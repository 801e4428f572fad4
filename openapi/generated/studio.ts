// Generated from openapi/studio.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/content/v1/editor/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and what they may do here */
        get: operations["getEditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has which role, by name */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/people/{username}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give someone roles and take others away
         * @description All that they have afterwards. It counts at their next call. No one gives themselves a role, and one administrator always stays.
         */
        put: operations["putGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change sets, newest first */
        get: operations["listChangeSets"];
        put?: never;
        /**
         * Begin a change set
         * @description A repeat with the same idempotency key begins no second one, and gets the first answer.
         */
        post: operations["openChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change set with everything in it */
        get: operations["getChangeSet"];
        /** Give a change set another title */
        put: operations["renameChangeSet"];
        post?: never;
        /** Drop a change set and its drafts; what is live stays */
        delete: operations["discardChangeSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for review
         * @description Everything in it passes the gate and starts from what is live, or it stays open.
         */
        post: operations["submitChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change set back to edit it
         * @description One in review takes a writer of everything that it changes, or who began it; one that is approved or scheduled takes a publisher of it, or one of its authors who may write all of it.
         */
        post: operations["withdrawChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change set or send it back
         * @description No one who wrote in it may approve it, and no one twice.
         */
        post: operations["reviewChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a release of what is live and an approved change set, and make it live
         * @description Everything in it passes the gate, or nothing is published. What is live must be what it started from.
         */
        post: operations["publishChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/change-sets/{changeSet}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish an approved change set at a time */
        put: operations["scheduleChangeSet"];
        post?: never;
        /**
         * Call a scheduled publication off; the approval stays
         * @description A publisher of everything in it, or one of its authors who may write all of it.
         */
        delete: operations["unscheduleChangeSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/staging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show change sets on staging, on top of what is live
         * @description No approval is needed, because no customer sees staging. It requires a publisher of everything that is added and of everything that is removed.
         */
        put: operations["stageChangeSets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/staging/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish what staging shows, byte for byte
         * @description Every change set in it is approved as it stands there, and nothing else went live since.
         */
        post: operations["promoteStaging"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What editors said of a message or a change set, oldest first */
        get: operations["listComments"];
        put?: never;
        /**
         * Say something of a message or a change set
         * @description A repeat with the same idempotency key says nothing twice, and gets the first answer.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/comments/{comment}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a comment
         * @description Who said it, or someone with a role (other than viewer) that holds for what it is about.
         */
        post: operations["resolveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/changes/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the history is whole */
        get: operations["verifyChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history as a spreadsheet */
        get: operations["exportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages with their live wording and drafts */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/messages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/messages/{key}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft of both languages
         * @description A draft may still be wrong; the answer carries the gate's findings. What fails the gate cannot be published.
         */
        put: operations["putMessageDraft"];
        post?: never;
        /** Drop a draft; the live wording stays */
        delete: operations["discardMessageDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toggles with their live definition and drafts */
        get: operations["listToggles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One toggle */
        get: operations["getToggle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a draft of a toggle */
        put: operations["putToggleDraft"];
        post?: never;
        /** Drop a draft; the live definition stays */
        delete: operations["discardToggleDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a toggle off for everyone, now
         * @description A release of its own: what is live, with this toggle answering its `off` variant to everybody. It overrides what a money flow has pinned.
         *     Drafts of this toggle stay, but no longer start from what is live: somebody has to save them again before they can be published.
         *     Only boolean toggles have this. It is lifted by publishing a draft of the toggle.
         */
        post: operations["killToggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would get which variant of a definition, without saving it */
        post: operations["previewToggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Web forms of the support pages, with their live definition and drafts */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/forms/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One web form */
        get: operations["getForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/forms/{form}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft of a web form
         * @description A draft may have problems, which come back as findings; with an error it cannot be submitted or published. The first draft of a
         *     form that doesn't exist makes it.
         */
        put: operations["putFormDraft"];
        post?: never;
        /** Drop a draft; the live definition stays */
        delete: operations["discardFormDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of the support pages, with their live text and drafts */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/articles/{article}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/articles/{article}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft of an article
         * @description A draft may have problems, which come back as findings; with an error it cannot be submitted or published. The first draft of an
         *     article that doesn't exist makes it. A translator changes the words of their own languages; the rest needs every language.
         */
        put: operations["putArticleDraft"];
        post?: never;
        /** Drop a draft; the live article stays */
        delete: operations["discardArticleDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Releases, newest first */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases/{release}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two releases */
        get: operations["compareReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases/{release}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier release live again
         * @description Copy, toggles and web forms together, byte for byte what they were. Drafts stay.
         */
        post: operations["restoreRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, when and why, newest first */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Missing keys and format errors that customers met, most frequent first */
        get: operations["listContentErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/operations-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How calls went in customers' browsers, which errors they met, how fast pages were, and how many sessions there were
         * @description Counts and shares of the analytics events that browsers sent, by the time of their arrival; nothing about a person, a device or an account. Of a busy period only the newest events are read: `complete` is false then, and `from` is the oldest of them.
         *     For roles that can act on an incident (publisher, toggleAdministrator), on the sites that their roles cover.
         */
        get: operations["getOperationsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose portal a preview can show, and which of its pages
         * @description A preview shows the portal as an invented customer of the demo sees it, or a visitor; never a real customer's. Without the demo there is no one to choose.
         */
        get: operations["getPreviewChoices"];
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
        Reason: string;
        MessageText: string;
        /**
         * @default all
         * @enum {string}
         */
        Scope: "all" | "business" | "community";
        CountedError: {
            site: components["schemas"]["Site"];
            /** @enum {string} */
            kind: "missingKey" | "formatError" | "badSnapshot" | "badSignature";
            key: string;
            locale: components["schemas"]["Locale"];
            release: string;
            count: number;
            firstAt: components["schemas"]["Instant"];
            lastAt: components["schemas"]["Instant"];
        };
        OperationsReport: {
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description False when only the newest events of the period were read. */
            complete: boolean;
            intervalSeconds: number;
            totals: components["schemas"]["CallStatistics"];
            /** @description Oldest first, those without a call too. */
            intervals: components["schemas"]["CallInterval"][];
            /** @description Most calls first. */
            operations: components["schemas"]["OperationStatistics"][];
            /** @description Most frequent first. */
            errors: components["schemas"]["ErrorCount"][];
            /** @description Errors with rarer codes, or with none that can be shown. */
            otherErrors: number;
            sessions: components["schemas"]["SessionCounts"];
            /** @description Each Core Web Vital, those without a visit too. */
            vitals: components["schemas"]["VitalStatistics"][];
            /** @description Every flow whose steps are counted. */
            funnels: components["schemas"]["Funnel"][];
        };
        CallStatistics: {
            /** @description With those that failed or were canceled. */
            calls: number;
            /** @description Answered with a failure, or not answered. */
            failed: number;
            /** @description Given up by the page, for example because its customer left: neither a success nor a failure. */
            canceled: number;
            /** @description Median response time in milliseconds; null without an answer. */
            p50Ms: number | null;
            p95Ms: number | null;
        };
        CallInterval: {
            at: components["schemas"]["Instant"];
            calls: number;
            failed: number;
            canceled: number;
        };
        OperationStatistics: {
            /** @description Null: calls that fit no operation of the contract, together. */
            operation: components["schemas"]["CalledOperation"] | null;
            statistics: components["schemas"]["CallStatistics"];
        };
        CalledOperation: {
            method: string;
            /** @description Ids, and other parts that are no plain words, are {id}. */
            path: string;
            /** @description The name of a GraphQL operation. Left out for REST, and for calls with a name that the portal does not send. */
            graphOperation?: string;
        };
        ErrorCount: {
            /**
             * @description page: an uncaught error in the page; its code is the error's name.
             * @enum {string}
             */
            kind: "call" | "page";
            /** @description The problem's code; NO_RESPONSE, or HTTP_ and the status, when there is none. */
            code: string;
            count: number;
            lastAt: components["schemas"]["Instant"];
        };
        VitalStatistics: {
            /** @enum {string} */
            vital: "LCP" | "INP" | "CLS";
            /** @description Page loads whose browser measured it. */
            visits: number;
            /** @description Of them, those up to the bound for good: 2,500 ms (LCP), 200 ms (INP), 0.1 (CLS). */
            good: number;
            /** @description Of them, those above the bound for poor: 4,000 ms, 500 ms, 0.25. */
            poor: number;
            /** @description 75th percentile: ms; CLS has no unit. Null without a visit. */
            p75: number | null;
        };
        Funnel: {
            /** @enum {string} */
            flow: "payment" | "devicePayment" | "multiAccountPayment" | "autoPayEnrollment" | "autoPayChange" | "order";
            /** @description In order. */
            steps: components["schemas"]["FunnelStep"][];
        };
        FunnelStep: {
            /** @enum {string} */
            step: "started" | "amount" | "method" | "date" | "review" | "submitted" | "completed";
            /** @description Browsers that started the flow in the period and got to this step or beyond. */
            devices: number;
        };
        /** @description A session is what one browser sends without a pause of 30 minutes. */
        SessionCounts: {
            customers: number;
            /** @description Of customer service, for itself or on behalf of a customer. */
            agents: number;
            /** @description In which no one signed in. */
            visitors: number;
            /** @description Distinct browsers. */
            devices: number;
        };
        PreviewChoices: {
            people: components["schemas"]["PreviewPerson"][];
            pages: components["schemas"]["PreviewPage"][];
        };
        PreviewPerson: {
            username: string;
            /** @description First name. */
            name: string;
            /** @description Role on the account, e.g. BILLING. */
            role: string;
            site: components["schemas"]["Site"];
            /** @description What there is to see, in the language asked for. */
            shows: string;
        };
        PreviewPage: {
            /** @description The portal's own, e.g. /billing. */
            address: string;
            /** @description The page's title, in the language asked for. */
            name: string;
            /** @description What stands there, named as in `screens` of a message. Banner, menus and what several pages share are not named. */
            screens: string[];
        };
        Wording: {
            en: string;
            es: string;
        };
        Draft: {
            changeSet: number;
            author: string;
            at: components["schemas"]["Instant"];
            reason: string;
            wording?: components["schemas"]["Wording"];
            definition?: components["schemas"]["ToggleDefinition"];
            form?: components["schemas"]["FormDefinition"];
            article?: components["schemas"]["ArticleDefinition"];
        };
        Message: {
            key: string;
            scope: components["schemas"]["Scope"];
            etag: string;
            /** @description Where the words appear. */
            where: string;
            /** @description Arguments and their kinds. */
            args: {
                [key: string]: unknown;
            };
            /** @description Legal text; it needs two approvals. */
            legal: boolean;
            live?: components["schemas"]["Wording"];
            /** @description Screens whose code uses the key. */
            screens: string[];
            /** @description Most characters that fit, formatted with the samples; more are refused. */
            maxLength?: number;
            /** @description Long but likely values of arguments; a preview begins with them. */
            samples?: {
                [key: string]: string | number;
            };
            /** @description The draft in the change set that was asked for. */
            draft?: components["schemas"]["Draft"];
            /** @description Change sets with a draft of it. */
            drafts: components["schemas"]["DraftPlace"][];
            /** @description What the gate says of the draft. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description A flag in flagd's JSON schema. Targeting may ask for site, environment (production or stage), role, userType, accountId, services; targetingKey is the account. */
        ToggleDefinition: {
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            variants: {
                [key: string]: components["schemas"]["ToggleValue"];
            };
            defaultVariant: string;
            targeting?: {
                [key: string]: unknown;
            };
            metadata?: {
                [key: string]: components["schemas"]["ToggleValue"];
            };
        };
        Toggle: {
            key: string;
            /** @description Names the draft that was asked for */
            etag: string;
            /** @description Names what is live, from which the kill switch starts. */
            liveEtag: string;
            /**
             * @description setting: a value that the server reads, such as a telephone number or a limit.
             * @enum {string}
             */
            kind: "release" | "operational" | "kill" | "permission" | "setting";
            /** @description Browsers are told of it. */
            clientVisible: boolean;
            /** @enum {string} */
            type: "boolean" | "string" | "number";
            /** @description What a value may be: the words listed, the bounds, or an example. */
            expected: string[];
            description: components["schemas"]["Wording"];
            owner: components["schemas"]["Wording"];
            /** @description What stays for good has none. */
            expires?: components["schemas"]["Date"];
            applies: components["schemas"]["Applies"];
            killed: boolean;
            /** @description When what is live went live. */
            since: components["schemas"]["Instant"];
            /** @description expired: its date has passed; settled: one answer for everyone for 30 days; unread: no code reads it. */
            stale: ("expired" | "settled" | "unread")[];
            /** @description Source that reads it. */
            places: string[];
            /** @description What the settings of the process say, which holds while a setting is off; for the business site. */
            environmentValue?: components["schemas"]["ToggleValue"];
            live: components["schemas"]["ToggleDefinition"];
            draft?: components["schemas"]["Draft"];
            drafts: components["schemas"]["DraftPlace"][];
        };
        FormKey: string;
        Form: {
            key: components["schemas"]["FormKey"];
            /** @description Names the draft that was asked for, else what is live. */
            etag: string;
            liveEtag: string;
            /** @description Absent until it is published for the first time. */
            live?: components["schemas"]["FormDefinition"];
            /** @description The draft in the change set that was asked for. */
            draft?: components["schemas"]["Draft"];
            drafts: components["schemas"]["DraftPlace"][];
            /** @description What the gate says of the draft. */
            findings: components["schemas"]["Finding"][];
        };
        ArticleKey: string;
        ArticlePhone: {
            /** @enum {string} */
            topic: "CARE" | "APPOINTMENTS" | "TECH_SUPPORT" | "POLICY";
            /** @description In international form. */
            phone: string;
        };
        ArticlePage: {
            path: string;
            title: components["schemas"]["Wording"];
        };
        Article: {
            key: components["schemas"]["ArticleKey"];
            /** @description Names the draft that was asked for, else what is live. */
            etag: string;
            liveEtag: string;
            /** @description Absent until it is published for the first time. */
            live?: components["schemas"]["ArticleDefinition"];
            /** @description The draft in the change set that was asked for. */
            draft?: components["schemas"]["Draft"];
            drafts: components["schemas"]["DraftPlace"][];
            /** @description What the gate says of the draft. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description Who would get which variant. The same accounts get it every time. */
        TogglePreview: {
            /** @description Customers of the demo; none while it is off. */
            people: {
                username: string;
                firstName: string;
                accountId: string;
                role: components["schemas"]["Role"];
                site: components["schemas"]["Site"];
                variant: string;
                value: components["schemas"]["ToggleValue"];
            }[];
            /** @description Of invented account numbers, as an owner without services would get it. */
            shares: {
                site: components["schemas"]["Site"];
                accounts: number;
                variants: {
                    variant: string;
                    accounts: number;
                }[];
            }[];
        };
        /** @description What the gate found, and exactly where. */
        Finding: {
            code: components["schemas"]["FindingCode"];
            /** @enum {string} */
            severity: "error" | "warning";
            key: string;
            locale?: components["schemas"]["Locale"];
            /** @description UTF-16 units from the start. */
            offset?: number;
            line?: number;
            column?: number;
            found?: string;
            expected?: string[];
            /**
             * @description What is wrong with a toggle.
             * @enum {string}
             */
            error?: "UNKNOWN_VARIANT" | "WRONG_VALUE" | "BROKEN_TARGETING" | "INVALID_DEFINITION" | "UNSUPPORTED_TARGETING";
            formError?: components["schemas"]["FormError"];
            articleError?: components["schemas"]["ArticleError"];
            /** @description Of an article whose languages differ - the line of the Spanish; `line` is that of the English. */
            otherLine?: number;
            /** @description Of a form or an article: where, such as "fields.2.label.es". */
            place?: string;
        };
        /** @enum {string} */
        ArticleError: "MISSING" | "TOO_LONG" | "MARKUP" | "BAD_HEADING" | "EMPTY_HEADING" | "SKIPPED_HEADING" | "BAD_LIST" | "EMPTY_ITEM" | "BROKEN_MARK" | "EMPTY_LINK" | "VAGUE_LINK" | "UNKNOWN_LINK" | "UNEQUAL_PARAGRAPHS" | "OTHER_KIND" | "UNEQUAL_ITEMS" | "OTHER_LINKS" | "UNKNOWN_PAGE" | "BAD_POSITION";
        /** @enum {string} */
        FormError: "MISSING" | "TOO_LONG" | "NO_FIELDS" | "TOO_MANY_FIELDS" | "SAME_LABEL" | "BAD_ID" | "SAME_ID" | "BAD_LENGTH" | "BAD_RULE" | "TOO_FEW_CHOICES" | "TOO_MANY_CHOICES" | "STRAY_CHOICES" | "SECOND_OF_KIND" | "UNKNOWN_CONDITION" | "LATER_CONDITION" | "CONDITION_CHOICE";
        /** @enum {string} */
        FindingCode: "UNKNOWN_KEY" | "MISSING_LANGUAGE" | "TOO_LONG" | "DOES_NOT_FIT" | "SYNTAX" | "STRAY_CHARACTER" | "UNSAFE_CHARACTER" | "FILE_NAME_CHARACTER" | "BLANK" | "UNBALANCED_TAG" | "UNKNOWN_TAG" | "MISSING_TAG" | "NESTED_TAG" | "UNKNOWN_ARGUMENT" | "RENAMED_ARGUMENT" | "MISSING_ARGUMENT" | "WRONG_KIND" | "UNKNOWN_STYLE" | "UNKNOWN_PLURAL_CATEGORY" | "MISSING_PLURAL_CATEGORY" | "MISSING_PLURAL" | "PLURAL_OFFSET" | "UNKNOWN_CHOICE" | "MISSING_CHOICE" | "SPANISH_MANY_ABSENT" | "AVOIDED_WORD" | "BREAKS_OPEN_PAGE" | "BAD_TOGGLE" | "BAD_FORM" | "BAD_ARTICLE";
        Release: {
            release: components["schemas"]["ReleaseId"];
            /**
             * @description catalogue: made from the copy built in; stage: made for staging.
             * @enum {string}
             */
            kind: "catalogue" | "publish" | "kill" | "stage";
            basedOn?: components["schemas"]["ReleaseId"];
            author: string;
            at: components["schemas"]["Instant"];
            reason: string;
            changedMessages: string[];
            changedToggles: string[];
            changedForms: string[];
            changedArticles: string[];
            changeSets: number[];
            liveIn: components["schemas"]["Environment"][];
            /** @description In lists, of one that holds change sets: who wrote in them. */
            writers?: string[];
            /** @description In lists, of one that holds change sets: who approved them. */
            approvers?: string[];
            /** @description In lists, of kind stage: it went on to customers, so it can be gone back to. */
            promoted?: boolean;
        };
        Live: {
            environment: components["schemas"]["Environment"];
            site: components["schemas"]["Site"];
            release: components["schemas"]["ReleaseId"];
            sequence: number;
            at: components["schemas"]["Instant"];
            author: string;
            reason: string;
        };
        Differences: {
            messages: {
                key: string;
                scope: components["schemas"]["Scope"];
                before?: components["schemas"]["Wording"];
                after?: components["schemas"]["Wording"];
            }[];
            toggles: {
                key: string;
                before?: components["schemas"]["ToggleDefinition"];
                after?: components["schemas"]["ToggleDefinition"];
            }[];
            forms: {
                key: string;
                before?: components["schemas"]["FormDefinition"];
                after?: components["schemas"]["FormDefinition"];
            }[];
            articles: {
                key: string;
                before?: components["schemas"]["ArticleDefinition"];
                after?: components["schemas"]["ArticleDefinition"];
            }[];
        };
        Change: {
            id: number;
            at: components["schemas"]["Instant"];
            author: string;
            /** @description What the author gave; for a step that takes no reason, a code such as CHANGE_SET_CREATED or BUILD_MERGED. */
            reason: string;
            action: components["schemas"]["ChangeAction"];
            changeSet?: number;
            /** @enum {string} */
            item?: "message" | "toggle" | "form" | "article";
            key?: string;
            scope?: components["schemas"]["Scope"];
            release?: components["schemas"]["ReleaseId"];
            /** @description The wording or definition after the change. */
            value?: unknown;
        };
        ContentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "NOT_ALLOWED" | "STEP_UP_REQUIRED" | "SECOND_FACTOR_MISSING" | "CSRF_TOKEN_INVALID" | "CONFLICT" | "IF_MATCH_REQUIRED" | "REFUSED_BY_GATE" | "NOTHING_TO_PUBLISH" | "TOGGLE_NOT_KILLABLE" | "CHANGE_SET_CLOSED" | "APPROVAL_REQUIRED" | "OWN_CHANGES" | "ALREADY_REVIEWED" | "NOT_FROM_LIVE" | "CHANGED_TWICE" | "OUTSIDE_YOUR_SCOPE" | "TIME_NOT_POSSIBLE" | "PREVIEW_READ_ONLY" | "PREVIEW_ENDED" | "OWN_ROLES" | "LAST_ADMINISTRATOR";
            transactionId?: string;
        };
        /** @enum {string} */
        Environment: "production" | "stage";
        IdempotencyKey: string;
        Title: string;
        Place: {
            /** @enum {string} */
            item: "message" | "toggle" | "form" | "article";
            key: string;
            scope: components["schemas"]["Scope"];
        };
        DraftPlace: {
            changeSet: number;
            title: string;
            state: components["schemas"]["ChangeSetState"];
            author: string;
            at: components["schemas"]["Instant"];
        };
        /**
         * @description open: being edited. inReview: frozen. approved: may be published. scheduled: will be, by itself.
         * @enum {string}
         */
        ChangeSetState: "open" | "inReview" | "approved" | "scheduled" | "published" | "discarded";
        Review: {
            reviewer: string;
            /** @enum {string} */
            decision: "approve" | "return";
            note: string;
            at: components["schemas"]["Instant"];
        };
        ChangeSet: {
            id: number;
            etag: string;
            title: string;
            author: string;
            at: components["schemas"]["Instant"];
            state: components["schemas"]["ChangeSetState"];
            /** @description How many drafts are in it, or were when it was published. */
            items: number;
            /** @description Everyone who wrote in it; none of them may approve it. */
            contributors: string[];
            /** @description Legal text is in it. */
            legal: boolean;
            /** @description One, with legal text two. */
            approvalsNeeded: number;
            /** @description Of this submission. */
            reviews: components["schemas"]["Review"][];
            publishAt?: components["schemas"]["Instant"];
            release?: components["schemas"]["ReleaseId"];
            /** @description Of an open one that a reviewer sent back: who, and what they said. */
            returned?: components["schemas"]["Review"];
            /** @description Of an approved one that could not be published at its time, until it is scheduled or reviewed again: why, and the scheduled time. */
            scheduleFailure?: {
                code: string;
                publishAt: components["schemas"]["Instant"];
            };
        };
        ChangeSetDetails: {
            changeSet: components["schemas"]["ChangeSet"];
            /** @description The first day that it can be scheduled for. */
            today: components["schemas"]["Date"];
            drafts: components["schemas"]["ChangeSetItem"][];
        };
        /** @description For messages the sides are wordings, for toggles, forms and articles definitions. */
        ChangeSetItem: {
            /** @enum {string} */
            item: "message" | "toggle" | "form" | "article";
            key: string;
            scope: components["schemas"]["Scope"];
            author: string;
            at: components["schemas"]["Instant"];
            reason: string;
            /** @description What customers see, or saw before it was published; absent when there is none. */
            live?: unknown;
            /** @description The draft. */
            mine: unknown;
            legal: boolean;
            /** @description Of a message: the screens that use it. */
            screens?: string[];
            /** @description Something else went live since the draft was begun. */
            conflict: boolean;
            findings: components["schemas"]["Finding"][];
        };
        Comment: {
            id: number;
            key?: string;
            changeSet?: number;
            author: string;
            at: components["schemas"]["Instant"];
            text: string;
            resolvedBy?: string;
            resolvedAt?: components["schemas"]["Instant"];
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
        /** @description Someone who may have roles here. Customers of an account never have. */
        Person: {
            username: string;
            firstName: string;
            /** @description Names the roles; a change starts from it. */
            etag: string;
            grants: components["schemas"]["Grant"][];
        };
        Editor: {
            username: string;
            firstName: string;
            grants: components["schemas"]["Grant"][];
            /** @description The newest open change set that they began. */
            changeSet?: number;
        };
        /** @enum {string} */
        ChangeAction: "draftSaved" | "draftDiscarded" | "changeSetOpened" | "changeSetRenamed" | "changeSetDiscarded" | "submitted" | "withdrawn" | "approved" | "returned" | "scheduled" | "unscheduled" | "scheduleFailed" | "staged" | "published" | "killed" | "restored" | "catalogueMerged" | "commented" | "commentResolved" | "rolesChanged" | "termAdded" | "termChanged" | "termRemoved";
        /** @enum {string} */
        Site: "business" | "community";
        /** @enum {string} */
        Locale: "en-US" | "es-US";
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
        ReleaseId: string;
        /** Format: date */
        Date: string;
        ToggleValue: boolean | string | number;
        FormWording: {
            en: string;
            es: string;
        };
        /** @enum {string} */
        CaseTopic: "BILLING" | "TECHNICAL" | "ORDER" | "ACCOUNT" | "OTHER";
        FormField: {
            /**
             * @description The question is asked only while an earlier CHOICE or SELECT is answered with this choice; else it is not required, and an
             *     answer to it is dropped. Without it, it is always asked.
             */
            askedIf?: {
                /** @description The id of the earlier question. */
                field: string;
                /** @description The value of one of its choices. */
                choice: string;
            };
            /** @description Names the answer; stays when the words change. */
            id: string;
            /**
             * @description SERVICE: the services of the account. CONTACT: whether we answer on the page or call, and at which number. CHOICE is a group
             *     of radio buttons.
             * @enum {string}
             */
            kind: "TEXT" | "LONG_TEXT" | "EMAIL" | "PHONE" | "NUMBER" | "DATE" | "CHOICE" | "SELECT" | "CHECKBOX" | "SERVICE" | "CONTACT";
            label: components["schemas"]["FormWording"];
            hint: components["schemas"]["FormWording"] | null;
            required: boolean;
            /** @description Most characters of a text, most digits of a number; null for other kinds. */
            maxLength: number | null;
            /** @description What an answer has to look like besides its kind. */
            rule: ("DIGITS" | "ZIP" | "LETTERS_AND_DIGITS" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER") | null;
            choices: {
                value: string;
                label: components["schemas"]["FormWording"];
            }[];
        };
        FormDefinition: {
            title: components["schemas"]["FormWording"];
            intro: components["schemas"]["FormWording"];
            /** @description The queue of the case that it becomes. */
            topic: components["schemas"]["CaseTopic"];
            /** @description Customers find it in the list. */
            offered: boolean;
            fields: components["schemas"]["FormField"][];
        };
        /** @enum {string} */
        SupportCategoryName: "BILLING" | "SERVICES" | "VOICE" | "VISITS" | "ACCOUNT";
        ArticleWording: {
            en: string;
            es: string;
        };
        /** @description An article as editors write it. A body has the markup of decision 91; a text without any is its paragraphs. */
        ArticleDefinition: {
            category: components["schemas"]["SupportCategoryName"];
            /** @description The page of the portal that it is about. */
            page: string;
            /** @description The toggle that its page needs; while it is off for a reader, the article is left out. */
            toggle: ("billing" | "equipment" | "voice" | "canUseSMBSpeedTestMFE") | null;
            /** @description Listed on the home page of support. */
            useful: boolean;
            /** @description Customers find it; false once it is withdrawn. */
            offered: boolean;
            /** @description Its place in the category. */
            position: number;
            title: components["schemas"]["ArticleWording"];
            summary: components["schemas"]["ArticleWording"];
            body: components["schemas"]["ArticleWording"];
        };
        /**
         * @description When a change reaches an open tab.
         * @enum {string}
         */
        Applies: "atOnce" | "nextNavigation" | "nextSession";
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
    };
    responses: {
        /** @description Someone changed it since. For a message, toggle or form, all three versions come back; nothing was saved. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "This changed while you were working.",
                 *       "detail": "Load it again.",
                 *       "status": 412,
                 *       "code": "CONFLICT",
                 *       "base": {
                 *         "en": "Sign in",
                 *         "es": "Iniciar sesión"
                 *       },
                 *       "theirs": {
                 *         "en": "Log in",
                 *         "es": "Entrar"
                 *       },
                 *       "mine": {
                 *         "en": "Sign in now",
                 *         "es": "Inicie sesión ahora"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"] & {
                    /** @description What the change started from; null when it is unknown. */
                    base?: unknown;
                    /** @description What stands now. */
                    theirs?: unknown;
                    /** @description What was sent. */
                    mine?: unknown;
                };
            };
        };
        /** @description Not a role for this, or one that does not hold for this site, part or language; the caller lacks two-step sign-in (SECOND_FACTOR_MISSING) or has not proved who they are (STEP_UP_REQUIRED); or the anti-forgery token is missing or wrong. */
        NotAllowedHere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/outside-your-scope",
                 *       "title": "Your role doesn't cover this.",
                 *       "detail": "It covers other sites, parts or languages. Nothing was changed.",
                 *       "status": 403,
                 *       "code": "OUTSIDE_YOUR_SCOPE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
            };
        };
        /** @description The change set is not in a state that allows this, e.g. it is in review. */
        WrongState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/change-set-closed",
                 *       "title": "This change set can't be edited now.",
                 *       "detail": "Take it back first.",
                 *       "status": 409,
                 *       "code": "CHANGE_SET_CLOSED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
            };
        };
        /** @description The write names no version. */
        IfMatchMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/if-match-required",
                 *       "title": "The change names no version.",
                 *       "detail": "Load it again and send its version.",
                 *       "status": 428,
                 *       "code": "IF_MATCH_REQUIRED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
            };
        };
        /** @description The gate refuses it, something went live that a draft did not start from, there is nothing to publish, the author asks to approve, the time is not one, or the toggle has no off variant. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/refused-by-gate",
                 *       "title": "Some wording would break a screen.",
                 *       "detail": "Fix what’s marked and try again. Nothing was published.",
                 *       "status": 422,
                 *       "code": "REFUSED_BY_GATE",
                 *       "findings": [
                 *         {
                 *           "code": "UNKNOWN_ARGUMENT",
                 *           "severity": "error",
                 *           "key": "shell.greeting",
                 *           "locale": "es-US",
                 *           "offset": 6,
                 *           "line": 1,
                 *           "column": 7,
                 *           "found": "nombre",
                 *           "expected": [
                 *             "name"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"] & {
                    findings?: components["schemas"]["Finding"][];
                };
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
        /** @description The idempotency key was used for another request. */
        KeyReused: {
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
        /** @description The last hour, 24 hours or 7 days, in parts of 5 minutes, 1 hour and 12 hours. The first part is whole, so a report begins up to one part earlier. */
        ReportPeriod: "hour" | "day" | "week";
        ReportSite: "all" | "business" | "community";
        /** @description all: both sites. A site's own wording stands before it. */
        Scope: components["schemas"]["Scope"];
        ChangeSetId: number;
        /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
        ChangeSet: number;
        /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
        IfMatch: string;
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEditor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The editor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Editor"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everyone who may have one, those without too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["Person"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putGrants: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grants": [
                 *         {
                 *           "role": "translator",
                 *           "languages": [
                 *             "es-US"
                 *           ]
                 *         }
                 *       ],
                 *       "reason": "Translates from now on"
                 *     }
                 */
                "application/json": {
                    grants: components["schemas"]["Grant"][];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChangeSets: {
        parameters: {
            query?: {
                state?: components["schemas"]["ChangeSetState"];
                /** @description Only those that are neither published nor discarded. */
                unfinished?: boolean;
                /** @description Those made before this one. */
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changeSets: components["schemas"]["ChangeSet"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    openChangeSet: {
        parameters: {
            query?: never;
            header: {
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
                 *       "idempotencyKey": "3d2f0f5e-9c0a-4a55-8d5e-3f6e7c1b2a90",
                 *       "title": "Plainer words on the sign-in page"
                 *     }
                 */
                "application/json": {
                    idempotencyKey: components["schemas"]["IdempotencyKey"];
                    title: components["schemas"]["Title"];
                };
            };
        };
        responses: {
            /** @description Open. */
            201: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangeSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each item with what is live */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSetDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Plainer words"
                 *     }
                 */
                "application/json": {
                    title: components["schemas"]["Title"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. Its drafts are in the history. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Ready for the launch"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description In review; no one can edit it until it is withdrawn. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "One more word"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Open again; its approvals and its time are gone. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "note": "Reads well"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "return";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Approved when as many as are needed have said so; legal text needs two. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Plainer words on the sign-in page"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Live. */
            201: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": "2026-12-01T08:00",
                 *       "reason": "The new prices begin"
                 *     }
                 */
                "application/json": {
                    /** @description Date and time in the provider''s zone. */
                    at: string;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Scheduled. A time that the clocks skip is refused; of a time that they pass twice the first counts. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    unscheduleChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeSet: components["parameters"]["ChangeSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    stageChangeSets: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changeSets": [
                 *         12
                 *       ],
                 *       "reason": "Looked at on a phone"
                 *     }
                 */
                "application/json": {
                    /** @description An empty list resets staging to what is live. */
                    changeSets: number[];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The release that staging shows. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteStaging: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Looked at and approved"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Live. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                key?: string;
                changeSet?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["Comment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header: {
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
                 *       "idempotencyKey": "3d2f0f5e-9c0a-4a55-8d5e-3f6e7c1b2a90",
                 *       "key": "shell.signOut",
                 *       "text": "Is it Salir or Cerrar sesión?"
                 *     }
                 */
                "application/json": {
                    idempotencyKey: components["schemas"]["IdempotencyKey"];
                    key?: string;
                    changeSet?: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Said. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveComment: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                comment: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed; the first who closed it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every entry carries the hash of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        intact: boolean;
                        entries: number;
                        /** @description The first entry that does not fit. */
                        brokenAt?: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, with a header in the caller's language; safe to open in spreadsheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description In keys, notes and both languages. */
                search?: string;
                state?: "draft" | "live";
                /** @description The last key of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Message"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message; ETag names the wording an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putMessageDraft: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "en": "Sign in to your account",
                 *       "es": "Inicie sesión en su cuenta",
                 *       "reason": "Plainer words"
                 *     }
                 */
                "application/json": {
                    en: components["schemas"]["MessageText"];
                    es: components["schemas"]["MessageText"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardMessageDraft: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToggles: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": {
                        toggles: components["schemas"]["Toggle"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToggle: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The toggle; ETag names the definition an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putToggleDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "state": "ENABLED",
                 *         "variants": {
                 *           "on": true,
                 *           "off": false
                 *         },
                 *         "defaultVariant": "off",
                 *         "targeting": {
                 *           "if": [
                 *             {
                 *               "==": [
                 *                 {
                 *                   "var": "site"
                 *                 },
                 *                 "community"
                 *               ]
                 *             },
                 *             "on",
                 *             "off"
                 *           ]
                 *         }
                 *       },
                 *       "reason": "Community first"
                 *     }
                 */
                "application/json": {
                    definition: components["schemas"]["ToggleDefinition"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardToggleDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    killToggle: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The processor is down"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The release that is live now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewToggle: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "state": "ENABLED",
                 *         "variants": {
                 *           "on": true,
                 *           "off": false
                 *         },
                 *         "defaultVariant": "off"
                 *       }
                 *     }
                 */
                "application/json": {
                    definition: components["schemas"]["ToggleDefinition"];
                };
            };
        };
        responses: {
            /** @description The answer for each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TogglePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live and drafted ones. `newEtag` is what the first draft of a form that doesn't exist starts from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forms: components["schemas"]["Form"][];
                        newEtag: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getForm: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header?: never;
            path: {
                form: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form; ETag names the definition an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putFormDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                form: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    form: components["schemas"]["FormDefinition"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardFormDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                form: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live and drafted ones, and the pages of the portal that an article can be about. `newEtag` is what the first draft of an article that doesn't exist starts from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        articles: components["schemas"]["Article"][];
                        pages: components["schemas"]["ArticlePage"][];
                        /** @description The numbers of the business site, which a text can name. */
                        phones: components["schemas"]["ArticlePhone"][];
                        newEtag: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header?: never;
            path: {
                article: components["schemas"]["ArticleKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article; ETag names the text that an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    putArticleDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                article: components["schemas"]["ArticleKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    article: components["schemas"]["ArticleDefinition"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardArticleDraft: {
        parameters: {
            query?: {
                /** @description Where the draft is. Without it: the newest open change set that the caller began; for a first draft one is made. */
                changeSet?: components["parameters"]["ChangeSet"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                article: components["schemas"]["ArticleKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                before?: components["schemas"]["ReleaseId"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag names what is live; publishing and restoring start from it. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        releases: components["schemas"]["Release"][];
                        live: components["schemas"]["Live"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareReleases: {
        parameters: {
            query: {
                with: components["schemas"]["ReleaseId"];
            };
            header?: never;
            path: {
                release: components["schemas"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each item with both sides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Differences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreRelease: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                release: components["schemas"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The new wording confused customers"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Live again. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                key?: string;
                author?: string;
                action?: components["schemas"]["ChangeAction"];
                changeSet?: number;
                /** @description Only what was done as a whole, not its entry for each item: a rollback as one. */
                whole?: boolean;
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changes: components["schemas"]["Change"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: components["schemas"]["CountedError"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperationsReport: {
        parameters: {
            query?: {
                /** @description The last hour, 24 hours or 7 days, in parts of 5 minutes, 1 hour and 12 hours. The first part is whole, so a report begins up to one part earlier. */
                period?: components["parameters"]["ReportPeriod"];
                site?: components["parameters"]["ReportSite"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationsReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreviewChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewChoices"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
