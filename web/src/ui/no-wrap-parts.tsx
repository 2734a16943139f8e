import './no-wrap-parts.css'

/** A number with its label ("No. 11", "KV 331"), and what would break after its hyphen: a German key, "E-Mail". */
const together = /(\b\p{L}{1,5}\.? \d+\p{L}?(?!\p{L})|\b[A-Ha-h](?:is|es|s)?-(?:Dur|Moll)\b|\bE-Mails?\b)/u

/** Splits a text into unbreakable parts and the text between. `at` is the start of a part. */
export const splitUnbreakable = (text: string) => {
  let at = 0
  return text
    .split(together)
    .map((part, index) => {
      const found = { part, isUnbreakable: index % 2 === 1, at }
      at += part.length
      return found
    })
    .filter(({ part }) => part !== '')
}

/** A text in which "No. 11", "op. 70", "A-Dur" and "E-Mail" do not break across lines. */
export const NoWrapParts = ({ text }: { text: string }) =>
  splitUnbreakable(text).map(({ part, isUnbreakable, at }) =>
    isUnbreakable ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
