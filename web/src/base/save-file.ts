/** Saves a file through the browser's download. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Options for calls that return a file, which is saved under the server's name. Failures are quiet. */
export const toFile = (fallbackName: string) => ({
  quiet: true as const,
  onFile: (file: Blob, name: string | undefined) => saveFile(file, name ?? fallbackName),
})
