import { config } from 'zod'

// zod compiles its checks with `new Function`, which the pages' Content-Security-Policy forbids. Must be set
// before the first schema is created. The server keeps compiling.
if ('document' in globalThis) config({ jitless: true })
