import { Inline, Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Text } from "../text/index.ts";
import { ProgressBar } from "./ProgressBar.tsx";
import { ProgressRing } from "./ProgressRing.tsx";
import { ProgressSteps } from "./ProgressSteps.tsx";

const labels = {
  "en-US": {
    preparing: "Preparing your statements",
    files: (done: number, of: number) => `${done} of ${of} files`,
    waiting: "Looking for your account",
    soon: "This can take a minute",
    balance: "Device balance paid",
    paid: (done: number, of: number) => `${done} of ${of} installments paid`,
    arrangement: "Payment arrangement",
  },
  "es-US": {
    preparing: "Preparando sus estados de cuenta",
    files: (done: number, of: number) => `${done} de ${of} archivos`,
    waiting: "Buscando su cuenta",
    soon: "Puede tardar un minuto",
    balance: "Saldo del dispositivo pagado",
    paid: (done: number, of: number) => `${done} de ${of} cuotas pagadas`,
    arrangement: "Acuerdo de pago",
  },
};

const useWords = () => labels[useLocale()];

export function Files({ done = 3 }: { done?: number }) {
  const { preparing, files } = useWords();
  return <ProgressBar label={preparing} value={done} max={8} valueText={files(done, 8)} />;
}

export function UnknownLength() {
  const { waiting, soon } = useWords();
  return <ProgressBar label={waiting} valueText={soon} />;
}

export function Balance({ paid = 14 }: { paid?: number }) {
  const { balance, paid: paidOf } = useWords();
  return <ProgressBar role="meter" label={balance} value={paid} max={24} valueText={paidOf(paid, 24)} />;
}

export function Ring({ paid = 14, size }: { paid?: number; size?: "regular" | "large" }) {
  const { balance, paid: paidOf } = useWords();
  return (
    <Inline gap="medium">
      <ProgressRing label={balance} value={paid} max={24} valueText={paidOf(paid, 24)} size={size}>
        {paid}/24
      </ProgressRing>
      <Text as="span">{paidOf(paid, 24)}</Text>
    </Inline>
  );
}

export function Rings() {
  return (
    <Stack gap="large">
      <Ring paid={0} />
      <Ring paid={1} />
      <Ring />
      <Ring paid={24} />
      <Ring size="large" />
    </Stack>
  );
}

export function Installments({ done = 2, of = 6 }: { done?: number; of?: number }) {
  const { arrangement, paid } = useWords();
  return <ProgressSteps label={arrangement} done={done} of={of} valueText={paid(done, of)} />;
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <Files done={0} />
      <Files />
      <Files done={8} />
      <UnknownLength />
      <Balance />
      <Rings />
      <Installments />
      <Installments done={14} of={24} />
      <Installments done={20} of={36} />
    </Stack>
  );
}
