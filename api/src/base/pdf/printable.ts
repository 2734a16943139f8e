// The scripts of our fonts. Emoji and signs without a glyph are left out of a paper.
const otherScript =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}/u

/** Whether our fonts have every letter of a name. */
export const isPrintable = (name: string): boolean => /\p{L}/u.test(name) && !otherScript.test(name)

interface Named {
  full_name: string
  /** As in the passport; empty if the name is written in Latin letters. */
  latin_name: string
}

/** The name as written, with Latin letters beside it: 김민준 (Kim Minjun). */
export const paperName = ({ full_name, latin_name }: Named): string => {
  if (!latin_name) return full_name
  return isPrintable(full_name) ? `${full_name} (${latin_name})` : latin_name
}

/** The name for officials, as in the passport first: Kim Minjun (김민준). */
export const passportName = ({ full_name, latin_name }: Named): string => {
  if (!latin_name) return full_name
  return isPrintable(full_name) ? `${latin_name} (${full_name})` : latin_name
}
