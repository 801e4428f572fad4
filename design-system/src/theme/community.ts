// The community brand in addition to the business one. A separate entry, so that pages without it do not load it.
import "./community.css.ts";

export {};
