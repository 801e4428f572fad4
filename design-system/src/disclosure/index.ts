export { Accordion, type AccordionItem, type AccordionProps } from "./Accordion.tsx";
export { Disclosure, type DisclosureProps } from "./Disclosure.tsx";
