import './no-wrap-parts.css'
import { splitUnbreakable } from './split-unbreakable.ts'

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
