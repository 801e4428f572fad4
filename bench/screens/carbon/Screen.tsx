import {
  Button,
  ButtonSet,
  Column,
  ComposedModal,
  DatePicker,
  DatePickerInput,
  Form,
  Grid,
  Heading,
  InlineNotification,
  Link,
  ModalBody,
  ModalFooter,
  ModalHeader,
  ProgressIndicator,
  ProgressStep,
  Section,
  Select,
  SelectItem,
  Stack,
  StructuredListBody,
  StructuredListCell,
  StructuredListRow,
  StructuredListWrapper,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  TextInput,
  Tile,
} from "@carbon/react";
import {
  cards,
  columns,
  fieldNames,
  fields,
  language,
  progress,
  type Row,
  steps,
  views,
  words,
} from "../shared/content.ts";
import { money, shortDate } from "../shared/format.ts";
import { answersOf, days, type Payment, usePayment } from "../shared/usePayment.ts";

export function Screen() {
  const payment = usePayment();
  return (
    <main>
      <Section>
        <Stack gap={6}>
          <Heading>{words.title}</Heading>
          <p>{progress(payment.step)}</p>
          <ProgressIndicator currentIndex={payment.step} aria-label={words.stepper}>
            {steps.map((name) => (
              <ProgressStep key={name} label={name} />
            ))}
          </ProgressIndicator>
          <InlineNotification
            kind="info"
            lowContrast
            hideCloseButton
            title={words.notice.title}
            subtitle={words.notice.text}
          />
          <Cards />
          <PaymentForm payment={payment} />
          <Activity payment={payment} />
          <ButtonSet>
            <Button kind="secondary" onClick={payment.review}>
              {words.review}
            </Button>
            <Button onClick={payment.next}>{words.next}</Button>
          </ButtonSet>
        </Stack>
      </Section>
      <Review payment={payment} />
    </main>
  );
}

function Cards() {
  return (
    <Grid>
      {cards.map((card) => (
        <Column key={card.id} sm={4} md={4} lg={5}>
          <Tile>
            <Section>
              <Heading id={card.id}>{card.title}</Heading>
            </Section>
            <p>{money(card.amount)}</p>
            <p>{card.text}</p>
            <Link href={`#${card.id}`}>{card.link}</Link>
          </Tile>
        </Column>
      ))}
    </Grid>
  );
}

/** Converts the dates of its date picker, which are in the browser's time zone. */
const isoOf = (date: Date | undefined) =>
  date &&
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const dateOf = (iso: string) => new Date(`${iso}T00:00`);

function PaymentForm({ payment }: { payment: Payment }) {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Grid>
        {fieldNames.map((name) => (
          <Column key={name} sm={4} md={4} lg={8}>
            <TextInput
              id={name}
              labelText={fields[name].label}
              helperText={fields[name].hint}
              autoComplete={fields[name].autoComplete}
              inputMode={fields[name].inputMode}
              value={payment.values[name]}
              onChange={(event) => payment.change(name, event.target.value)}
            />
          </Column>
        ))}
        <Column sm={4} md={4} lg={8}>
          <Select
            id="language"
            labelText={language.label}
            value={payment.values.language}
            onChange={(event) => payment.change("language", event.target.value)}
          >
            {language.options.map(({ value, label }) => (
              <SelectItem key={value} value={value} text={label} />
            ))}
          </Select>
        </Column>
        <Column sm={4} md={4} lg={8}>
          <DatePicker
            datePickerType="single"
            dateFormat="m/d/y"
            minDate={dateOf(days.min)}
            maxDate={dateOf(days.max)}
            value={payment.date ? dateOf(payment.date) : undefined}
            onChange={([date]: Date[]) => payment.setDate(isoOf(date))}
          >
            <DatePickerInput
              id="date"
              labelText={words.date.label}
              helperText={words.date.hint}
              placeholder="mm/dd/yy"
            />
          </DatePicker>
        </Column>
      </Grid>
    </Form>
  );
}

function Activity({ payment }: { payment: Payment }) {
  const index = views.findIndex(({ id }) => id === payment.view);
  return (
    <Tabs
      selectedIndex={index}
      onChange={({ selectedIndex }) => payment.setView(views[selectedIndex]?.id ?? "payments")}
    >
      <TabList aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <Tab key={id}>{label}</Tab>
        ))}
      </TabList>
      <TabPanels>
        {views.map(({ id, label, rows }) => (
          <TabPanel key={id}>{id === payment.view ? <Rows caption={label} rows={rows} /> : null}</TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <TableContainer title={caption}>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{shortDate(row.date)}</TableCell>
              <TableCell>{row.what}</TableCell>
              <TableCell>{row.method}</TableCell>
              <TableCell>{money(row.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Review({ payment }: { payment: Payment }) {
  return (
    <ComposedModal open={payment.reviewing} onClose={() => payment.close()}>
      <ModalHeader title={words.dialog.title} />
      <ModalBody>
        <p>{words.dialog.text}</p>
        <StructuredListWrapper isCondensed>
          <StructuredListBody>
            {answersOf(payment).map(({ id, term, detail }) => (
              <StructuredListRow key={id}>
                <StructuredListCell>{term}</StructuredListCell>
                <StructuredListCell>{detail}</StructuredListCell>
              </StructuredListRow>
            ))}
          </StructuredListBody>
        </StructuredListWrapper>
      </ModalBody>
      <ModalFooter>
        <Button kind="secondary" onClick={payment.close}>
          {words.dialog.back}
        </Button>
        <Button onClick={payment.close}>{words.dialog.confirm}</Button>
      </ModalFooter>
    </ComposedModal>
  );
}
