import { regions } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import type { Content } from 'pdfmake'
import { dayText, periodText } from '../../../../base/formats.ts'
import { colours, keepTogether, rule, tableLayout, textWidth } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import { type InvoicePdf, invoiceTexts } from './invoice-texts.ts'
import { openCents, setCancelled, setPayment } from './payment-block.ts'

const windowWidth = 236
const windowTop = 30

const setHead = ({ issuer, locale }: InvoicePdf): Content => {
  const { register } = invoiceTexts[locale].labels
  const lines = [
    issuer.street,
    `${issuer.zip} ${issuer.city}`.trim(),
    issuer.email,
    issuer.register_number && `${register}: ${issuer.register_number}`,
  ].filter(Boolean)
  return {
    columns: [
      { text: breakWords(issuer.name), font: 'serif', fontSize: 15, color: colours.accent, width: 280 },
      { stack: lines.map(line => ({ text: breakWords(line) })), style: 'small', alignment: 'right' },
    ],
    columnGap: 20,
  }
}

/** Positioned for the window of an envelope; longer addresses move the rest down. */
const setRecipient = ({ issuer, recipient }: InvoicePdf): Content => {
  const sender = [issuer.name, issuer.street, `${issuer.zip} ${issuer.city}`.trim()].filter(Boolean)
  const { name, latin_name, street, zip, city, country } = recipient
  const lines = [name, latin_name, street, [zip, city].filter(Boolean).join(' '), country].filter(
    Boolean,
  ) as string[]
  return {
    stack: [
      { text: sender.join(' · '), fontSize: 7, color: colours.muted, margin: [0, 0, 0, 9] },
      ...lines.map(line => ({ text: breakWords(line), fontSize: 11 })),
    ],
  }
}

const setFacts = ({ locale, ...invoice }: InvoicePdf): Content => {
  const { labels } = invoiceTexts[locale]
  const { service_start, service_end } = invoice
  const service =
    service_start && service_end && service_start !== service_end
      ? periodText(service_start, service_end, locale)
      : (service_start ?? service_end) && dayText((service_start ?? service_end) as string, locale)
  const rows: [string, string][] = [
    [labels.number, invoice.invoice_number],
    [labels.date, dayText(invoice.invoice_date, locale)],
    ...(service ? [[labels.service, service] as [string, string]] : []),
    ...(invoice.first || openCents(invoice) === 0
      ? []
      : [[labels.due, dayText(invoice.due_date, locale)] as [string, string]]),
  ]
  return {
    stack: rows.map(([label, value]) => ({
      stack: [{ text: label, style: 'small' }, { text: value }],
      margin: [0, 0, 0, 5],
    })),
  }
}

const setLines = ({ lines, locale, total_cents }: InvoicePdf): Content => {
  const { labels } = invoiceTexts[locale]
  const right = (text: string, more = {}) => ({ text, alignment: 'right' as const, noWrap: true, ...more })
  const money = (cents: number) => moneyText(cents, locale).replace('-', '\u2212')
  const head = { style: 'small' }
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto'],
      body: [
        [
          { text: labels.description, ...head },
          right(labels.quantity, head),
          right(labels.unit, head),
          right(labels.amount, head),
        ],
        ...lines.map(line => [
          { text: breakWords(line.description) },
          right(line.quantity.toLocaleString(regions[locale])),
          right(money(line.unit_cents)),
          right(money(line.total_cents)),
        ]),
        [
          { text: labels.total, colSpan: 3, bold: true, fontSize: 11.5 },
          '',
          '',
          right(money(total_cents), { bold: true, fontSize: 11.5 }),
        ],
      ],
    },
    layout: tableLayout('amounts'),
  }
}

/** Lays out the whole invoice, in the language it was issued in. */
export const layOut = (pdf: InvoicePdf): Content => {
  const texts = invoiceTexts[pdf.locale]
  const notes = [...new Set(pdf.lines.map(line => line.tax_note).filter(Boolean))]
  const title = pdf.first ? texts.cancellationTitle(pdf.invoice_number) : texts.title(pdf.invoice_number)
  return [
    setHead(pdf),
    {
      columns: [{ stack: [setRecipient(pdf)], width: windowWidth }, setFacts(pdf)],
      columnGap: 40,
      margin: [0, windowTop, 0, 34],
    },
    { text: title, style: 'title' },
    { text: breakWords(pdf.subject), style: 'subtitle', margin: [0, 2, 0, 16] },
    setLines(pdf),
    ...notes.map(text => ({
      text,
      style: 'small',
      margin: [0, 8, 0, 0] as [number, number, number, number],
    })),
    pdf.first ? setCancelled(pdf, pdf.first) : keepTogether([rule(textWidth), setPayment(pdf)], 30),
  ]
}
