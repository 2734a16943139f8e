import './unknown-address.css'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'

/** The fragment with which an unknown address leads to the home page. */
export const UNKNOWN_ADDRESS = 'unknown-address'

const texts = defineTexts({
  en: { note: 'There is no page at that address. This is our home page.' },
  de: { note: 'Unter dieser Adresse gibt es keine Seite. Das ist unsere Startseite.' },
})

/** Part of every home page, and visible only as the target: so one HTML serves all visitors, without a script. */
export const UnknownAddress = () => (
  <p className="unknown-address" id={UNKNOWN_ADDRESS}>
    {useTexts(texts).note}
  </p>
)
