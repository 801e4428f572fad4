import { Text, type TextProps } from "@portico/design-system/text";

/**
 * A longer message of the catalogue, split into paragraphs at empty lines. The surrounding `Stack` sets the spacing.
 */
export function Paragraphs({ text, weight }: { text: string; weight?: TextProps["weight"] }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <Text key={paragraph} weight={weight}>
      {paragraph}
    </Text>
  ));
}
