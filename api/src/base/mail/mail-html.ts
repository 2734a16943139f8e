import type { Locale } from '@academy/contract/base/locale'
import { escapeHtml } from '../html.ts'
import { type CompleteMailContent, lines, toSingleLine } from './mail-text.ts'

const set = (text: string): string => lines(text).map(escapeHtml).join('<br>')

const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif"
const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const paper = 'background:#f8f4ec;color:#24211c'

// Mail programs may drop style sheets: light colours are inline, dark ones override them where supported.
const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #1a1916 !important; color: #ece5d8 !important }
  .quiet { color: #b3a996 !important }
  .rule { border-color: #4a4439 !important }
  .link { color: #9cc7b4 !important }
  .button { background: #9cc7b4 !important; color: #14201b !important }
}`

const otherwise: Record<Locale, string> = {
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie bitte diese Adresse:',
  en: 'If the button does not work, please open this address:',
}

const paragraph = (text: string): string => `<p style="margin:0 0 20px">${set(text)}</p>`

const detailList = (details: CompleteMailContent['details']): string => {
  const rows = details.map(
    ([label, value]) =>
      `<dt class="quiet" style="font-size:14px;color:#5f574b">${set(label)}</dt>
<dd style="margin:0 0 12px">${set(value)}</dd>`,
  )
  return `<dl class="rule" style="margin:0 0 20px;padding:16px 0 4px;border:solid #d9cfbd;border-width:1px 0">
${rows.join('\n')}
</dl>`
}

const actionBlock = (
  { label, url }: NonNullable<CompleteMailContent['action']>,
  locale: CompleteMailContent['locale'],
): string => {
  const href = escapeHtml(toSingleLine(url))
  return `<p style="margin:32px 0 20px"><a class="button" href="${href}" style="display:inline-block;padding:12px 24px;\
background:#1f4d3f;color:#f8f4ec;border-radius:3px;font-weight:600;text-decoration:none">${set(label)}</a></p>
<p class="quiet" style="margin:0 0 32px;font-size:14px;color:#5f574b">${otherwise[locale]}<br>
<a class="link" href="${href}" style="color:#1f4d3f;word-break:break-all">${href}</a></p>`
}

const quoteBlock = ({ intro, text }: NonNullable<CompleteMailContent['quote']>): string =>
  `<p class="quiet" style="margin:32px 0 8px;font-size:14px;color:#5f574b">${set(intro)}</p>
<blockquote class="quiet rule" style="margin:0;padding:0 0 0 16px;border-left:2px solid #d9cfbd;font-size:14px;color:#5f574b">\
${set(text)}</blockquote>`

const footerLine = ({ text, label, url }: NonNullable<CompleteMailContent['footer']>): string =>
  `<p class="quiet" style="margin:16px 0 0;font-size:14px;color:#5f574b">${set(text)}
<a class="link" href="${escapeHtml(toSingleLine(url))}" style="color:#1f4d3f">${set(label)}</a></p>`

export const htmlOf = (content: CompleteMailContent): string => {
  const { locale, subject, greeting, paragraphs, details, action, closing, association, quote, footer } =
    content
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(toSingleLine(subject))}</title>
<style>
${dark}
</style>
</head>
<body class="paper" style="margin:0;${paper}">
<div class="paper" style="${paper};${sans};font-size:17px;line-height:1.55">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;overflow-wrap:anywhere">
<h1 style="${serif};font-size:28px;line-height:1.25;font-weight:400;margin:0 0 28px;padding:0 0 20px;\
border-bottom:2px solid #a8823c">${set(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${details.length > 0 ? detailList(details) : ''}
${action ? actionBlock(action, locale) : ''}
${paragraph(closing)}
<p class="quiet rule" style="margin:40px 0 0;padding:16px 0 0;border-top:1px solid #d9cfbd;font-size:14px;color:#5f574b">\
${set(association)}</p>
${quote ? quoteBlock(quote) : ''}
${footer ? footerLine(footer) : ''}
</div>
</div>
</body>
</html>
`
}
