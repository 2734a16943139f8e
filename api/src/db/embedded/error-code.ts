/** Whether an error of the system or of PostgreSQL carries one of these codes ('ENOENT', '57P03' ...). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
