// Commands that create PDFs with programs that may be installed. Each runs in a folder with the sources and
// writes `out.pdf`.

const chromium = 'chromium-headless-shell --no-sandbox --disable-gpu'

/** By required program. */
export const generators: [tool: string, lines: string[]][] = [
  [
    'gs',
    ['1.3', '1.4', '1.5', '1.7'].map(
      level => `gs -q -o out.pdf -sDEVICE=pdfwrite -dCompatibilityLevel=${level} in.ps`,
    ),
  ],
  ['ps2pdf', ['ps2pdf -dPDFSETTINGS=/prepress in.ps out.pdf', 'ps2pdf -dCompressPages=false in.ps out.pdf']],
  [
    'enscript',
    [
      'enscript -q -p tmp.ps in.txt && ps2pdf tmp.ps out.pdf',
      'enscript -q -2rG -p tmp.ps in.txt && ps2pdf tmp.ps out.pdf',
    ],
  ],
  ['groff', ['groff -Tps in.roff > tmp.ps && ps2pdf tmp.ps out.pdf', 'groff -Tpdf in.roff > out.pdf']],
  ['rsvg-convert', ['rsvg-convert -f pdf -o out.pdf in.svg']],
  [
    'img2pdf',
    [
      'convert -size 300x400 gradient:red-blue tmp.png && img2pdf tmp.png -o out.pdf',
      'convert -size 300x400 plasma: tmp.jpg && img2pdf tmp.jpg -o out.pdf',
    ],
  ],
  ['dot', ['dot -Tpdf in.dot -o out.pdf', 'dot -Tps2 in.dot -o tmp.ps && ps2pdf tmp.ps out.pdf']],
  ['gnuplot', ['gnuplot in.gnuplot']],
  ['Rscript', ['Rscript in.r']],
  [
    '/usr/bin/python3',
    [
      '/usr/bin/python3 make-reportlab.py',
      '/usr/bin/python3 make-cairo.py',
      '/usr/bin/python3 make-matplotlib.py',
    ],
  ],
  [
    'pdflatex',
    [
      'pdflatex -interaction=batchmode in.tex; pdflatex -interaction=batchmode in.tex; mv in.pdf out.pdf',
      'latex -interaction=batchmode in.tex; dvips -q in.dvi && ps2pdf in.ps out.pdf',
    ],
  ],
  ['lualatex', ['lualatex -interaction=batchmode in.tex; mv in.pdf out.pdf']],
  ['xelatex', ['xelatex -interaction=batchmode in.tex; mv in.pdf out.pdf']],
  ['wkhtmltopdf', ['wkhtmltopdf -q in.html out.pdf; test -s out.pdf']],
  [
    'chromium-headless-shell',
    [
      `${chromium} --print-to-pdf=out.pdf in.html`,
      `${chromium} --no-pdf-header-footer --generate-pdf-document-outline --print-to-pdf=out.pdf in.html`,
    ],
  ],
  [
    'soffice',
    [
      'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to pdf in.html && mv in.pdf out.pdf',
      'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to pdf in.csv && mv in.pdf out.pdf',
    ],
  ],
  ['abiword', ['abiword --to=pdf -o out.pdf in.html']],
  ['ssconvert', ['ssconvert in.csv out.pdf']],
  ['pandoc', ['pandoc in.html -o out.pdf']],
  ['lilypond', ['lilypond -s -o out in.ly']],
]

/** Common ways to process a PDF afterwards: merge, compress, make editable, optimize for the web. */
export const rewriters: [tool: string, line: string][] = [
  ['qpdf', 'qpdf --linearize in.pdf out.pdf'],
  ['qpdf', 'qpdf --object-streams=generate --linearize in.pdf out.pdf'],
  ['qpdf', 'qpdf --object-streams=generate in.pdf out.pdf'],
  ['qpdf', 'qpdf --qdf --object-streams=disable in.pdf out.pdf'],
  ['qpdf', 'qpdf --empty --pages in.pdf in.pdf -- out.pdf'],
  ['mutool', 'mutool clean in.pdf out.pdf'],
  ['mutool', 'mutool clean -gggg -d in.pdf out.pdf'],
  ['mutool', 'mutool merge -o out.pdf in.pdf in.pdf'],
  ['pdftk', 'pdftk in.pdf cat output out.pdf'],
  ['pdftk', 'pdftk in.pdf output out.pdf uncompress'],
  ['pdfunite', 'pdfunite in.pdf in.pdf out.pdf'],
  ['pdftocairo', 'pdftocairo -pdf in.pdf out.pdf'],
  ['gs', 'gs -q -o out.pdf -sDEVICE=pdfwrite -dPDFSETTINGS=/ebook in.pdf'],
]
