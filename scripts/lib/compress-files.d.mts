/** Writes a Brotli and a gzip file next to each text file of a folder. */
export const compressFolder: (folder: string) => Promise<void>
