/** How Node runs the program. */
export const programFlags: string[]
