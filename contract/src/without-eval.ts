import { config } from 'zod'

// zod compiles its checks with `new Function`, which the Content-Security-Policy of the pages forbids. It decides when
// a schema is made, so this comes before the first one. The server, which may compile, goes on doing so.
if ('document' in globalThis) config({ jitless: true })
