import { Button } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { ReceiptIcon } from "../icons/index.ts";
import { Inline, Stack } from "../layout/index.ts";
import { EmptyState } from "./EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import { Spinner } from "./Spinner.tsx";

export function Waiting() {
  return <Spinner label="Confirming your payment" />;
}

export function WaitingSizes() {
  return (
    <Inline gap="large">
      <Spinner label="Checking the card" size="small" />
      <Spinner label="Confirming your payment" />
      <Spinner label="Opening your account" size="large" />
    </Inline>
  );
}

export function Loading() {
  return (
    <Card>
      <SkeletonGroup label="Loading your bill">
        <Stack gap="small">
          <Skeleton shape="text" />
          <Skeleton shape="amount" />
          <Skeleton shape="text" lines={3} />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}

export function LoadingShapes() {
  return (
    <SkeletonGroup label="Loading your services">
      <Inline gap="medium">
        <Skeleton shape="circle" />
        <Skeleton shape="block" />
      </Inline>
    </SkeletonGroup>
  );
}

export function Empty() {
  return (
    <Card>
      <EmptyState
        title="No payments yet"
        icon={<ReceiptIcon />}
        action={<Button variant="secondary">Make a payment</Button>}
      >
        Your first one will show here, with its receipt.
      </EmptyState>
    </Card>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <WaitingSizes />
      <Loading />
      <LoadingShapes />
      <Empty />
    </Stack>
  );
}
