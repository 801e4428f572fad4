import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ZipField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { LiveRegion } from "@portico/design-system/feedback";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import type { OutageMap } from "../model/outages.api.ts";
import { outageMapPath, outageOfArea } from "../model/outages.rules.ts";

const ZIP_DIGITS = 5;
const headingId = "zip-check";

/** For visitors: whether a ZIP code is affected. Nothing typed leaves the page. */
export function ZipCheck({ map }: { map: OutageMap }) {
  const t = useCopy();
  const [zip, setZip] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const isComplete = zip.length === ZIP_DIGITS;
  const error = tries > 0 && !isComplete ? t("support.served.incomplete") : undefined;
  const answer = useAnswer(map, asked);
  const submit = () => {
    setTries(isComplete ? 0 : tries + 1);
    setAsked(isComplete ? zip : null);
  };
  return (
    <Stack as="section" gap="small">
      <Heading level={2} id={headingId}>
        {t("outages.mine.zipTitle")}
      </Heading>
      <Form
        labelledBy={headingId}
        busy={false}
        onSubmit={submit}
        errors={{
          title: t("support.served.problem"),
          errors: error === undefined ? [] : [{ fieldName: "zip", message: error }],
          focusOn: tries,
        }}
        actions={
          <Actions>
            <Button type="submit" variant="secondary">
              {t("support.served.check")}
            </Button>
          </Actions>
        }
      >
        <ZipField
          label={t("outages.mine.zip")}
          name="zip"
          value={zip}
          error={error}
          onChange={(text) => {
            setZip(text);
            // The answer is about the code that was checked, not about the one that is typed.
            setAsked(null);
          }}
        />
      </Form>
      <LiveRegion urgency="polite" message={answer} />
      {answer && <Text weight="strong">{answer}</Text>}
      <Link href={`/?targetUrl=${encodeURIComponent(outageMapPath)}`}>{t("outages.mine.signIn")}</Link>
    </Stack>
  );
}

function useAnswer(map: OutageMap, zip: string | null): string {
  const t = useCopy();
  if (zip === null) return "";
  const area = map.areas.find(({ zips }) => zips.includes(zip));
  if (!area) return t("outages.mine.zipUnknown");
  const isAffected = outageOfArea(map.outages, area)?.state === "ACTIVE";
  return t(isAffected ? "outages.mine.zipAffected" : "outages.mine.zipFine", { area: area.name });
}
