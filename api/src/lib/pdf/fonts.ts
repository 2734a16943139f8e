import { fileURLToPath } from 'node:url'

const folders = {
  normal: '400Regular',
  bold: '600SemiBold',
  italics: '400Regular_Italic',
  bolditalics: '600SemiBold_Italic',
}

function family(packageName: string, fileName: string) {
  const file = (folder: string) =>
    fileURLToPath(
      import.meta.resolve(`@expo-google-fonts/${packageName}/${folder}/${fileName}_${folder}.ttf`),
    )
  return {
    normal: file(folders.normal),
    bold: file(folders.bold),
    italics: file(folders.italics),
    bolditalics: file(folders.bolditalics),
  }
}

/** Returns the two font families of all documents. A file is read only when a document uses it. */
export const fontFamilies = () => ({
  serif: family('source-serif-4', 'SourceSerif4'),
  sans: family('source-sans-3', 'SourceSans3'),
})
