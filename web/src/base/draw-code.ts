import encodeQR from 'qr'

/** Pixels for each module of the saved picture: large enough for apps that read codes from pictures. */
const SCALE = 10
/** The quiet zone that the standard asks for. */
const BORDER = 4

/** Draws a QR code with error correction M, which payment codes ask for (EPC069-12), as black squares on white. */
export const drawCode = (code: string): HTMLCanvasElement => {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', encoding: 'byte', border: BORDER })
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * SCALE
  canvas.height = rows.length * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)
  return canvas
}
