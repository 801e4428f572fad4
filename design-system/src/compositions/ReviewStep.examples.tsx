import { useState } from "react";
import { Alert } from "../alert/index.ts";
import { Button, StickyActions } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { Checkbox, Segmented } from "../choice/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { Page, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { LocaleProvider } from "../locale/index.ts";
import { DateText, MaskedNumber, Money } from "../money/index.ts";
import { AppShell, Brand, TopBar } from "../navigation/index.ts";
import { BackLink, PageHeader } from "../page-header/index.ts";
import { Stepper } from "../stepper/index.ts";
import { Heading, Text } from "../text/index.ts";

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
];

const done = (id: string, label: string) => ({
  id,
  label,
  state: "done" as const,
  stateLabel: "listo",
  href: `#${id}`,
});
const steps = [
  done("monto", "Monto"),
  done("metodo", "Método"),
  done("fecha", "Fecha"),
  { id: "revision", label: "Revisión", state: "current" as const, stateLabel: "paso actual" },
];

function Change({ what }: { what: string }) {
  return (
    <Link href={`#${what}`}>
      Cambiar<VisuallyHidden> {what}</VisuallyHidden>
    </Link>
  );
}

function Answers() {
  const card = (
    <>
      Visa <MaskedNumber lastFour="4242" label="que termina en" />
    </>
  );
  return (
    <Card>
      <DescriptionList
        items={[
          { id: "cuenta", term: "Cuenta", detail: "Harbor Street Bakery", aside: "8347 20 118" },
          { id: "metodo", term: "Método", detail: card, aside: <Change what="método" /> },
          { id: "fecha", term: "Fecha", detail: <DateText date="2026-11-21" />, aside: <Change what="fecha" /> },
          { id: "saldo", term: "Saldo después del pago", detail: <Money cents={0} /> },
        ]}
      />
    </Card>
  );
}

function AmountToday() {
  return (
    <Card variant="tint" labelledBy="hoy">
      <Heading level={2} size={4} id="hoy">
        <Text as="span" size="eyebrow">
          Se cobrará hoy
        </Text>
      </Heading>
      <Money cents={24817} size="large" />
      <Text size="small">Todavía no se ha cobrado nada.</Text>
    </Card>
  );
}

function AutoPayOverlap() {
  return (
    <Alert tone="warning" toneLabel="Atención" title="Pago automático ya está programado">
      para el 5 de diciembre por <Money cents={24817} />. Si paga hoy, ese cobro será de <Money cents={0} />.
    </Alert>
  );
}

function Terms() {
  const [accepted, setAccepted] = useState(true);
  const label = (
    <>
      Acepto los <Link href="#terminos">términos y condiciones</Link> del pago.
    </>
  );
  return <Checkbox name="terms" label={label} checked={accepted} onChange={setAccepted} />;
}

/** The last step of a payment, in Spanish: the charge, the answers, the overlap with Auto Pay, and the main action. */
export function ReviewStep() {
  const banner = (
    <TopBar brand={<Brand name="Portico" />} sticky>
      <Segmented label="Idioma" variant="onBrand" options={languages} value="es" onChange={() => undefined} />
    </TopBar>
  );
  return (
    <LocaleProvider locale="es-US">
      <div lang="es">
        <AppShell banner={banner}>
          <Page width="narrow">
            <Stack gap="large">
              <Stack gap="small">
                <BackLink href="#fecha" label="Fecha" />
                <Stepper label="Realizar un pago" progress="Paso 4 de 4" steps={steps} />
                <PageHeader title="Revise y envíe" />
              </Stack>
              <AmountToday />
              <Answers />
              <AutoPayOverlap />
              <Terms />
              <StickyActions>
                <Button fullWidth>
                  <span>
                    Pagar <Money cents={24817} />
                  </span>
                </Button>
              </StickyActions>
              <Text size="small">Puede tardar hasta 24 horas en reflejarse.</Text>
            </Stack>
          </Page>
        </AppShell>
      </div>
    </LocaleProvider>
  );
}
