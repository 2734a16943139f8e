/** Hands a file to the browser, which puts it where people keep their downloads. */
const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** For calls that are answered with a file, which is saved under the name that the server gives it. They fail quietly. */
export const toFile = (fallbackName: string) => ({
  quiet: true as const,
  onFile: (file: Blob, name: string | undefined) => saveFile(file, name ?? fallbackName),
})
