/** Ways to picture a story in Chromatic: each is one snapshot. Names are the baselines' names, so they stay as they are. */
export declare const modes: {
    readonly "business light desktop": {
        readonly site: "business";
        readonly theme: "light";
        readonly viewport: {
            readonly width: 1280;
            readonly height: 900;
        };
    };
    readonly "business dark desktop": {
        readonly site: "business";
        readonly theme: "dark";
        readonly viewport: {
            readonly width: 1280;
            readonly height: 900;
        };
    };
    readonly "business light phone": {
        readonly site: "business";
        readonly theme: "light";
        readonly viewport: {
            readonly width: 360;
            readonly height: 740;
        };
    };
    readonly "business phone, text at 200 percent": {
        readonly site: "business";
        readonly theme: "light";
        readonly textSize: "200";
        readonly viewport: {
            readonly width: 360;
            readonly height: 740;
        };
    };
    readonly "community light desktop": {
        readonly site: "community";
        readonly theme: "light";
        readonly viewport: {
            readonly width: 1280;
            readonly height: 900;
        };
    };
    readonly "community dark phone": {
        readonly site: "community";
        readonly theme: "dark";
        readonly viewport: {
            readonly width: 360;
            readonly height: 740;
        };
    };
    readonly "forced colors": {
        readonly site: "business";
        readonly theme: "dark";
        readonly forcedColors: "active";
        readonly viewport: {
            readonly width: 1280;
            readonly height: 900;
        };
    };
};
