import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import Container from "@mui/material/Container";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Grid from "@mui/material/Grid";
import InputAdornment from "@mui/material/InputAdornment";
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Tab from "@mui/material/Tab";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import dayjs from "dayjs";
import {
  cards,
  columns,
  type FieldName,
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
      <Stack spacing={2}>
        <Typography variant="h4" component="h1">
          {words.title}
        </Typography>
        <Typography>{progress(payment.step)}</Typography>
        <Stepper activeStep={payment.step} aria-label={words.stepper}>
          {steps.map((name) => (
            <Step key={name}>
              <StepLabel>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Alert severity="info">
          <AlertTitle>{words.notice.title}</AlertTitle>
          {words.notice.text}
        </Alert>
        <Cards />
        <Form payment={payment} />
        <Activity payment={payment} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={payment.review}>
            {words.review}
          </Button>
          <Button variant="contained" onClick={payment.next}>
            {words.next}
          </Button>
        </Stack>
      </Stack>
      <Review payment={payment} />
    </Container>
  );
}

function Cards() {
  return (
    <Grid container spacing={2}>
      {cards.map((card) => (
        <Grid key={card.id} size={{ xs: 12, sm: 4 }}>
          <Card component="section" aria-labelledby={card.id}>
            <CardContent>
              <Typography variant="h6" component="h2" id={card.id}>
                {card.title}
              </Typography>
              <Typography variant="h5" component="p">
                {money(card.amount)}
              </Typography>
              <Typography>{card.text}</Typography>
            </CardContent>
            <CardActions>
              <Link href={`#${card.id}`}>{card.link}</Link>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

function Form({ payment }: { payment: Payment }) {
  return (
    <Grid container spacing={2} component="form" onSubmit={(event) => event.preventDefault()}>
      {fieldNames.map((name) => (
        <Grid key={name} size={{ xs: 12, sm: 6 }}>
          <Field name={name} payment={payment} />
        </Grid>
      ))}
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          select
          fullWidth
          id="language"
          label={language.label}
          value={payment.values.language}
          onChange={(event) => payment.change("language", event.target.value)}
        >
          {language.options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DatePicker
          label={words.date.label}
          format="MM/DD/YY"
          minDate={dayjs(days.min)}
          maxDate={dayjs(days.max)}
          value={payment.date ? dayjs(payment.date) : null}
          onChange={(date) => payment.setDate(date?.isValid() ? date.format("YYYY-MM-DD") : undefined)}
          slotProps={{ textField: { fullWidth: true, helperText: words.date.hint } }}
        />
      </Grid>
    </Grid>
  );
}

function Field({ name, payment }: { name: FieldName; payment: Payment }) {
  const { label, hint, autoComplete, inputMode } = fields[name];
  return (
    <TextField
      fullWidth
      id={name}
      name={name}
      label={label}
      helperText={hint}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { inputMode },
        input: name === "amount" ? { startAdornment: <InputAdornment position="start">$</InputAdornment> } : undefined,
      }}
      value={payment.values[name]}
      onChange={(event) => payment.change(name, event.target.value)}
    />
  );
}

function Activity({ payment }: { payment: Payment }) {
  return (
    <Box>
      <Tabs value={payment.view} onChange={(_, view: View) => payment.setView(view)} aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      {views.map(({ id, label, rows }) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== payment.view}>
          {id === payment.view && <Rows caption={label} rows={rows} />}
        </div>
      ))}
    </Box>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <TableContainer>
      <Table>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {shortDate(row.date)}
              </TableCell>
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
    <Dialog
      open={payment.reviewing}
      onClose={payment.close}
      aria-labelledby="review-title"
      aria-describedby="review-text"
    >
      <DialogTitle id="review-title">{words.dialog.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="review-text">{words.dialog.text}</DialogContentText>
        <dl>
          {answersOf(payment).map(({ id, term, detail }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={payment.close}>{words.dialog.back}</Button>
        <Button variant="contained" onClick={payment.close}>
          {words.dialog.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
