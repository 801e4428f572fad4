import { useState } from "react";
import { createRoot } from "react-dom/client";
import "@portico/design-system/theme";
import { Actions, Button } from "@portico/design-system/button";
import { DateField } from "@portico/design-system/calendar";
import { Card, CardTitle } from "@portico/design-system/card";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Page, Stack } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { Money } from "@portico/design-system/money";

/** A screen of an external application that uses only the package. */
export function App() {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState("");
  const [date, setDate] = useState("");
  return (
    <LocaleProvider locale="es-US">
      <Page width="narrow">
        <main>
          <Stack gap="large">
            <h1>Factura</h1>
            <Card labelledBy="due">
              <CardTitle level={2} id="due">
                Total
              </CardTitle>
              <Money cents={24817} size="large" />
              <Actions>
                <Button onPress={() => setAsking(true)}>Pagar</Button>
              </Actions>
            </Card>
          </Stack>
        </main>
        <Dialog open={asking} title="Revise su pago" closeLabel="Cerrar" onOpenChange={setAsking}>
          <Stack>
            <TextField label="Nota" name="note" value={note} onChange={setNote} />
            <DateField
              label="Fecha del pago"
              name="date"
              hint="MM/DD/AA"
              value={date}
              onChange={setDate}
              today="2026-11-21"
              openLabel="Elegir la fecha"
              closeLabel="Cerrar el calendario"
              previousLabel="Mes anterior"
              nextLabel="Mes siguiente"
            />
          </Stack>
        </Dialog>
      </Page>
    </LocaleProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
