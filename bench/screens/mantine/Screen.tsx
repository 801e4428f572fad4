import {
  Alert,
  Anchor,
  Button,
  Card,
  Container,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Stepper,
  Table,
  Tabs,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { DateInput } from "@mantine/dates";
import {
  cards,
  columns,
  fieldNames,
  fields,
  language,
  progress,
  type Row,
  steps,
  type View,
  views,
  words,
} from "../shared/content.ts";
import { money, shortDate } from "../shared/format.ts";
import { answersOf, days, type Payment, usePayment } from "../shared/usePayment.ts";

export function Screen() {
  const payment = usePayment();
  return (
    <Container component="main">
      <Stack>
        <Title>{words.title}</Title>
        <Text>{progress(payment.step)}</Text>
        <Stepper active={payment.step} aria-label={words.stepper}>
          {steps.map((name) => (
            <Stepper.Step key={name} label={name} allowStepSelect={false} />
          ))}
        </Stepper>
        <Alert variant="light" title={words.notice.title}>
          {words.notice.text}
        </Alert>
        <Cards />
        <Form payment={payment} />
        <Activity payment={payment} />
        <Group>
          <Button variant="default" onClick={payment.review}>
            {words.review}
          </Button>
          <Button onClick={payment.next}>{words.next}</Button>
        </Group>
      </Stack>
      <Review payment={payment} />
    </Container>
  );
}

function Cards() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {cards.map((card) => (
        <Card key={card.id} withBorder component="section" aria-labelledby={card.id}>
          <Title order={2} size="h4" id={card.id}>
            {card.title}
          </Title>
          <Text size="xl">{money(card.amount)}</Text>
          <Text>{card.text}</Text>
          <Anchor href={`#${card.id}`}>{card.link}</Anchor>
        </Card>
      ))}
    </SimpleGrid>
  );
}

function Form({ payment }: { payment: Payment }) {
  return (
    <SimpleGrid component="form" cols={{ base: 1, sm: 2 }} onSubmit={(event) => event.preventDefault()}>
      {fieldNames.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={fields[name].label}
          description={fields[name].hint}
          autoComplete={fields[name].autoComplete}
          inputMode={fields[name].inputMode}
          leftSection={name === "amount" ? "$" : undefined}
          value={payment.values[name]}
          onChange={(event) => payment.change(name, event.currentTarget.value)}
        />
      ))}
      <Select
        name="language"
        label={language.label}
        data={language.options}
        allowDeselect={false}
        value={payment.values.language}
        onChange={(value) => payment.change("language", value ?? "")}
      />
      <DateInput
        name="date"
        label={words.date.label}
        description={words.date.hint}
        valueFormat="MM/DD/YY"
        minDate={days.min}
        maxDate={days.max}
        value={payment.date ?? null}
        onChange={(date) => payment.setDate(date ?? undefined)}
      />
    </SimpleGrid>
  );
}

function Activity({ payment }: { payment: Payment }) {
  return (
    <Tabs value={payment.view} onChange={(view) => payment.setView(view as View)} keepMounted={false}>
      <Tabs.List aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(({ id, label, rows }) => (
        <Tabs.Panel key={id} value={id}>
          <Rows caption={label} rows={rows} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <Table>
      <Table.Caption>{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{shortDate(row.date)}</Table.Td>
            <Table.Td>{row.what}</Table.Td>
            <Table.Td>{row.method}</Table.Td>
            <Table.Td>{money(row.amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Review({ payment }: { payment: Payment }) {
  return (
    <Modal
      opened={payment.reviewing}
      onClose={payment.close}
      title={words.dialog.title}
      closeButtonProps={{ "aria-label": words.dialog.close }}
    >
      <Stack>
        <Text>{words.dialog.text}</Text>
        <dl>
          {answersOf(payment).map(({ id, term, detail }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <Group justify="flex-end">
          <Button variant="default" onClick={payment.close}>
            {words.dialog.back}
          </Button>
          <Button onClick={payment.close}>{words.dialog.confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
