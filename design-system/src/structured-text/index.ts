export { StructuredText, type StructuredTextProps, type TextBlock, type TextSpan } from "./StructuredText.tsx";
