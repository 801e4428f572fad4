import {
  Alert,
  Button,
  Card,
  Col,
  DatePicker,
  Descriptions,
  Flex,
  Form,
  Input,
  Modal,
  Row as GridRow,
  Select,
  Space,
  Steps,
  Table,
  Tabs,
  Typography,
} from "antd";
import dayjs from "dayjs";
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
    <main>
      <Flex vertical gap="middle">
        <Typography.Title level={1}>{words.title}</Typography.Title>
        <Typography.Text>{progress(payment.step)}</Typography.Text>
        <Steps
          current={payment.step}
          aria-label={words.stepper}
          items={steps.map((title) => ({ key: title, title }))}
        />
        <Alert type="info" showIcon title={words.notice.title} description={words.notice.text} />
        <Cards />
        <PaymentForm payment={payment} />
        <Tabs
          activeKey={payment.view}
          onChange={(view) => payment.setView(view as View)}
          destroyOnHidden
          items={views.map(({ id, label, rows }) => ({
            key: id,
            label,
            children: <Rows caption={label} rows={rows} />,
          }))}
        />
        <Space>
          <Button onClick={payment.review}>{words.review}</Button>
          <Button type="primary" onClick={payment.next}>
            {words.next}
          </Button>
        </Space>
      </Flex>
      <Review payment={payment} />
    </main>
  );
}

function Cards() {
  return (
    <GridRow gutter={16}>
      {cards.map((card) => (
        <Col key={card.id} xs={24} sm={8}>
          <Card title={card.title} extra={<a href={`#${card.id}`}>{card.link}</a>}>
            <Typography.Title level={2}>{money(card.amount)}</Typography.Title>
            <Typography.Text>{card.text}</Typography.Text>
          </Card>
        </Col>
      ))}
    </GridRow>
  );
}

function PaymentForm({ payment }: { payment: Payment }) {
  return (
    <Form layout="vertical" component="form">
      <GridRow gutter={16}>
        {fieldNames.map((name) => (
          <Col key={name} xs={24} sm={12}>
            <Form.Item label={fields[name].label} htmlFor={name} extra={fields[name].hint}>
              <Input
                id={name}
                autoComplete={fields[name].autoComplete}
                inputMode={fields[name].inputMode}
                prefix={name === "amount" ? "$" : undefined}
                value={payment.values[name]}
                onChange={(event) => payment.change(name, event.target.value)}
              />
            </Form.Item>
          </Col>
        ))}
        <Col xs={24} sm={12}>
          <Form.Item label={language.label} htmlFor="language">
            <Select
              id="language"
              options={language.options}
              value={payment.values.language}
              onChange={(value) => payment.change("language", value)}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item label={words.date.label} htmlFor="date" extra={words.date.hint}>
            <DatePicker
              id="date"
              format="MM/DD/YY"
              minDate={dayjs(days.min)}
              maxDate={dayjs(days.max)}
              value={payment.date ? dayjs(payment.date) : null}
              onChange={(date) => payment.setDate(date?.format("YYYY-MM-DD"))}
            />
          </Form.Item>
        </Col>
      </GridRow>
    </Form>
  );
}

const tableColumns = [
  { key: "date", title: columns[0], render: (_: unknown, row: Row) => shortDate(row.date), rowScope: "row" as const },
  { key: "what", title: columns[1], dataIndex: "what" },
  { key: "method", title: columns[2], dataIndex: "method" },
  { key: "amount", title: columns[3], render: (_: unknown, row: Row) => money(row.amount) },
];

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return <Table aria-label={caption} rowKey="id" columns={tableColumns} dataSource={rows} pagination={false} />;
}

function Review({ payment }: { payment: Payment }) {
  return (
    <Modal
      open={payment.reviewing}
      title={words.dialog.title}
      okText={words.dialog.confirm}
      cancelText={words.dialog.back}
      onOk={payment.close}
      onCancel={payment.close}
    >
      <Typography.Paragraph>{words.dialog.text}</Typography.Paragraph>
      <Descriptions
        column={1}
        items={answersOf(payment).map(({ id, term, detail }) => ({ key: id, label: term, children: detail }))}
      />
    </Modal>
  );
}
