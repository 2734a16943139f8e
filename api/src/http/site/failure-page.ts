import type { Locale } from '@academy/contract/base/locale'

const texts = {
  en: {
    title: 'Something went wrong',
    text: 'This page could not be shown. We have been told about it. Please try again in a moment.',
    home: 'To the home page',
    reference: 'Reference',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden. Wir wissen davon. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zur Startseite',
    reference: 'Kennung',
  },
} satisfies Record<Locale, object>

interface Failed {
  locale: Locale
  requestId: string
  styles: string[]
}

/** Fallback page for when the site cannot be rendered. Needs nothing else and does not reveal the reason. */
export const failurePage = ({ locale, requestId, styles }: Failed): string => {
  const { title, text, home, reference } = texts[locale]
  const links = styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${links}</head>
<body><main class="page"><h1>${title}</h1><p class="page-lead">${text}</p>
<p class="page-action"><a class="button" href="/">${home}</a></p>
<p class="page-action"><small>${reference}: ${requestId}</small></p></main></body></html>`
}
