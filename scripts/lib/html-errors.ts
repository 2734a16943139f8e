// Checks HTML against the standard: which elements contain which, which attributes and values they have.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:browser'] }),
)

// Their text is no HTML, and takes time to read.
const scripts = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g

/** The errors of a whole page, each with the element. */
export const htmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html.replaceAll(scripts, '$1</$2>'))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
