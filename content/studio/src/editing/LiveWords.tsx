import { useCopy } from "@portico/content-runtime/react";
import { Box, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Language } from "@portico/message/tree";
import { WordDiff } from "../components/word-diff/WordDiff.tsx";

type Props = { language: Language; live: string | undefined; now: string };

/** Placeholders, plurals and tags, which customers do not read as they are written. */
const isNotation = /[{<]/;

/** What customers read now; once words differ, what the change is. */
export function LiveWords({ language, live, now }: Props) {
  const t = useCopy();
  if (live === undefined) return null;
  return (
    <Box tone="sunken" padding="medium">
      <Stack gap="xsmall">
        <Text size="small" tone="quiet">
          {t(live !== now ? "studio.editor.live.differs" : isNotation.test(live) ? "studio.editor.live.notation" : "studio.editor.live.same")}
        </Text>
        <Text as="div">
          <WordDiff lang={language} before={live} after={now} />
        </Text>
      </Stack>
    </Box>
  );
}
