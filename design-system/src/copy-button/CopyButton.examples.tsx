import { Stack } from "../layout/index.ts";
import { CopyButton } from "./CopyButton.tsx";

const labels = {
  label: "Copy",
  what: "confirmation number",
  copied: "Copied",
  failed: "Couldn’t copy. Select the number instead.",
};

export function Confirmation() {
  return (
    <Stack gap="small" align="start">
      <span>JFVCJ-DA3GF</span>
      <CopyButton {...labels} text="JFVCJ-DA3GF" />
    </Stack>
  );
}

export function InSpanish() {
  return (
    <div lang="es-US">
      <CopyButton
        text="JFVCJ-DA3GF"
        label="Copiar"
        what="el número de confirmación"
        copied="Copiado"
        failed="No se pudo copiar. Seleccione el número."
      />
    </div>
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Confirmation />
      <InSpanish />
    </Stack>
  );
}
