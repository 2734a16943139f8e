/** Writes a Brotli and a gzip file beside each text file of a folder. */
export const compressFolder: (folder: string) => Promise<void>
