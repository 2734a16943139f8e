// The sources that the generators turn into PDFs: short résumés with small variations.

const names = ['Mira Talbach', 'Jörg Müßig', 'Żaneta Šťastná', 'Łukasz Győri']
const nameOf = (variant: number) => names[variant % names.length] ?? ''
const linesOf = (variant: number) =>
  Array.from(
    { length: 3 + variant * 25 },
    (_, at) => `Year ${1990 + at}: lessons with teacher ${variant + at}`,
  )
const ascii = (text: string) => text.normalize('NFKD').replaceAll(/[^\x20-\x7e\n]/g, '')

const plainText = (variant: number) => ascii(`${nameOf(variant)}\n\n${linesOf(variant).join('\n')}\n`)

const html = (variant: number) => `<!doctype html><meta charset="utf-8"><title>${nameOf(variant)}</title>
<h1 id="top">${nameOf(variant)}</h1><p><a href="https://example.org/?a=1&amp;b=2">Web</a> <a href="mailto:m@example.org">Mail</a>
<a href="#top">Top</a> <a href="other.html">Relative</a> <a href="tel:+4312345">Call</a></p>
<table border="1">${linesOf(variant)
  .map(line => `<tr><td>${line}</td></tr>`)
  .join('')}</table>`

const svg = (
  variant: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="600">
<defs><linearGradient id="g"><stop offset="0" stop-color="red" stop-opacity=".5"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
<rect width="400" height="${100 + variant * 50}" fill="url(#g)"/><a xlink:href="https://example.org"><text x="20" y="200">${nameOf(variant)}</text></a></svg>`

const postScript = (variant: number) => `%!PS-Adobe-3.0
/Times-Roman findfont ${12 + variant} scalefont setfont
${linesOf(variant)
  .map(
    (line, at) =>
      `${at % 40 === 0 && at > 0 ? 'showpage ' : ''}72 ${760 - (at % 40) * 17} moveto (${line}) show`,
  )
  .join('\n')}
showpage
`

const tex = (
  variant: number,
) => `\\documentclass{article}\\usepackage[colorlinks=${variant % 2 === 0}]{hyperref}
\\title{${ascii(nameOf(variant))}}\\begin{document}\\maketitle\\tableofcontents\\section{Studies}\\label{a}
\\href{https://example.org}{Web} \\href{mailto:m@example.org}{Mail} \\ref{a} \\[ \\sum_{i=0}^{${variant}} x_i^2 \\]
${linesOf(variant).join('\n\n')}\\end{document}`

const lilypond = (variant: number) =>
  `\\version "2.24.0" \\header { title = "${nameOf(variant)}" } \\score { { ${"c'4 d' e' f' ".repeat(4 + variant)} } \\layout {} }`

const groff = (variant: number) =>
  `.ft B\n${ascii(nameOf(variant))}\n.ft R\n.br\n${linesOf(variant).join('\n.br\n')}\n`
const csv = (variant: number) =>
  linesOf(variant)
    .map((line, at) => `${at},${line}`)
    .join('\n')
const dot = (variant: number) =>
  `digraph { a [URL="https://example.org" label="${nameOf(variant)}"] ${linesOf(variant)
    .slice(0, 20)
    .map((_, at) => `a -> n${at}`)
    .join(';')} }`
const gnuplot = (variant: number) =>
  `set terminal pdfcairo; set output 'out.pdf'; plot sin(x*${variant + 1}) title 'a'`
const r = (variant: number) =>
  `pdf('out.pdf', onefile=TRUE); for (i in 1:${variant + 1}) plot(1:10, main='${ascii(nameOf(variant))}'); dev.off()`

const reportlab = (variant: number) => `from reportlab.pdfgen.canvas import Canvas
c = Canvas('out.pdf', pageCompression=${variant % 2})
for page in range(${variant + 1}):
    c.drawString(72, 700, '${nameOf(variant)}'); c.linkURL('https://example.org', (0, 0, 99, 99)); c.bookmarkPage(str(page))
    c.addOutlineEntry('Page', str(page)); c.acroForm.textfield(name='f%d' % page, x=99, y=99); c.showPage()
c.save()`
const cairo = (variant: number) => `import cairo
s = cairo.PDFSurface('out.pdf', 595, 842)
s.restrict_to_version(cairo.PDFVersion.VERSION_1_${variant % 2 === 0 ? 4 : 5})
c = cairo.Context(s)
for page in range(${variant + 1}):
    c.tag_begin(cairo.TAG_LINK, "uri='https://example.org'"); c.move_to(72, 72 + page); c.show_text('${nameOf(variant)}')
    c.tag_end(cairo.TAG_LINK); c.show_page()
s.finish()`
const matplotlib = (variant: number) => `import matplotlib; matplotlib.use('pdf')
import matplotlib.pyplot as p
p.rcParams['pdf.fonttype'] = ${variant % 2 === 0 ? 3 : 42}
p.plot(range(${variant + 2})); p.title('${nameOf(variant)}'); p.savefig('out.pdf')`

/** By file name. */
export const sources: Record<string, (variant: number) => string> = {
  'in.txt': plainText,
  'in.html': html,
  'in.svg': svg,
  'in.ps': postScript,
  'in.tex': tex,
  'in.ly': lilypond,
  'in.roff': groff,
  'in.csv': csv,
  'in.dot': dot,
  'in.gnuplot': gnuplot,
  'in.r': r,
  'make-reportlab.py': reportlab,
  'make-cairo.py': cairo,
  'make-matplotlib.py': matplotlib,
}
