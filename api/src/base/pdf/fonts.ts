import { fileURLToPath } from 'node:url'

const fileOf = (packageName: string, fileName: string, weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${packageName}/${weight}/${fileName}_${weight}.ttf`))

const family = (packageName: string, fileName: string) => ({
  normal: fileOf(packageName, fileName, '400Regular'),
  bold: fileOf(packageName, fileName, '600SemiBold'),
  italics: fileOf(packageName, fileName, '400Regular_Italic'),
  bolditalics: fileOf(packageName, fileName, '600SemiBold_Italic'),
})

/** A family without italics, for a script that has none. */
const upright = (packageName: string, fileName: string, boldWeight: string) => {
  const normal = fileOf(packageName, fileName, '400Regular')
  const bold = fileOf(packageName, fileName, boldWeight)
  return { normal, bold, italics: normal, bolditalics: bold }
}

const noto = (script: string) =>
  upright(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, '600SemiBold')

/** The two font families of all documents. */
export const ownFamilies = () => ({
  serif: family('source-serif-4', 'SourceSerif4'),
  sans: family('source-sans-3', 'SourceSans3'),
})

/**
 * The families for scripts that our own lack, in the order in which they are tried. Chinese and Japanese have
 * one weight, because each takes 12 MB.
 */
export const scriptFamilies = () => ({
  // Its letters have one glyph each, so that text copied from a paper is right.
  arabic: upright('ibm-plex-sans-arabic', 'IBMPlexSansArabic', '600SemiBold'),
  hebrew: noto('Hebrew'),
  thai: noto('Thai'),
  armenian: noto('Armenian'),
  georgian: noto('Georgian'),
  devanagari: noto('Devanagari'),
  korean: upright('nanum-gothic', 'NanumGothic', '700Bold'),
  han: upright('chocolate-classical-sans', 'ChocolateClassicalSans', '400Regular'),
})

/** Returns all families. A file is read only when a document uses it. */
export const fontFamilies = () => ({ ...ownFamilies(), ...scriptFamilies() })
export type FontFamily = keyof ReturnType<typeof fontFamilies>
