import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Table } from "@portico/design-system/table";
import { roundedMbps, speedVerdict } from "@portico/rules/speedTest";
import { useId } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { resultsRead, selectSpeedTestResults, type SpeedTestResults } from "./speedTest.slice.ts";

type Result = SpeedTestResults["results"][number];

/** The earlier results of the account; nothing before the first test. */
export function SpeedTestResultList({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectSpeedTestResults);
  const id = useId();
  const load = () => dispatch(resultsRead.requested({ accountId }));
  useArrival(() => {
    dispatch(resultsRead.reset());
    load();
  });
  if (read.data?.results.length === 0 && !read.failure) return null;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <CardTitle level={2} id={id}>
          {t("services.speedTest.results")}
        </CardTitle>
        <ScreenState read={read} skeleton={<RowSkeletons />} onRetry={load}>
          {(data) => <Results data={data} />}
        </ScreenState>
      </Stack>
    </Card>
  );
}

function RowSkeletons() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("services.speedTest.results.loading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** What the result meant for the plan of that day. */
function Verdict({ result: { downloadKbps, uploadKbps, latencyMs, planMbps } }: { result: Result }) {
  const t = useCopy();
  const measured = { downloadMbps: downloadKbps / 1_000, uploadMbps: uploadKbps / 1_000, latencyMs };
  const verdict = speedVerdict(measured, planMbps);
  return (
    <span>
      <Badge tone={verdict === "good" ? "success" : "warning"}>
        {t("services.speedTest.verdictLabel", { verdict })}
      </Badge>
    </span>
  );
}

function Results({ data: { results, timeZone } }: { data: SpeedTestResults }) {
  const t = useCopy();
  const speed = (kbps: number) => t("services.speedTest.mbps", { mbps: roundedMbps(kbps / 1_000) });
  const columns = [
    {
      id: "when",
      header: t("services.speedTest.column", { column: "when" }),
      rowHeader: true,
      cell: (result: Result) => (
        <Stack gap="xsmall">
          <DateText date={result.measuredAt} zone={timeZone} format="dateTime" />
          <Verdict result={result} />
        </Stack>
      ),
    },
    {
      id: "download",
      header: t("services.speedTest.column", { column: "download" }),
      align: "end" as const,
      nowrap: true,
      cell: ({ downloadKbps }: Result) => speed(downloadKbps),
    },
    {
      id: "upload",
      header: t("services.speedTest.column", { column: "upload" }),
      align: "end" as const,
      nowrap: true,
      cell: ({ uploadKbps }: Result) => speed(uploadKbps),
    },
    {
      id: "latency",
      header: t("services.speedTest.column", { column: "latency" }),
      align: "end" as const,
      nowrap: true,
      cell: ({ latencyMs }: Result) => t("services.speedTest.ms", { ms: latencyMs }),
    },
  ];
  return (
    <Table
      caption={t("services.speedTest.results")}
      captionHidden
      columns={columns}
      rows={results}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}
