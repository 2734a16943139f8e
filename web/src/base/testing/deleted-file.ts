/** A file deleted after it was chosen: name and size are known, but reading it fails. */
export const deletedFile = async (name: string): Promise<File> => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name, { create: true })
  const writer = await handle.createWritable()
  await writer.write('%PDF-1.7')
  await writer.close()
  const file = await handle.getFile()
  await folder.removeEntry(name)
  return file
}
