export const builtProgram: (path: string) => string
