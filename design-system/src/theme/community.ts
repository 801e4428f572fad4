// The community brand beside the business one, for pages that wear it: who does not, does not load it.
import "./community.css.ts";

export {};
