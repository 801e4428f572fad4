import { drawIcon } from "./drawIcon.tsx";

/* Icons for the steps of a task. */

export const ChevronUpIcon = /* @__PURE__ */ drawIcon(<path d="m6 14.5 6-6 6 6" />);
