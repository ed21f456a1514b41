/** Longer messages are not read. */
export const LONGEST = 500

/** «tre tre otto uno …»: the figures of a telephone number, one by one. */
const FIGURES = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']
const SPELLED = new RegExp(`\\b(?:${FIGURES.join('|')})(?: (?:${FIGURES.join('|')})){5,}\\b`, 'gi')
/** «chi è che ci deve dei soldi?» asks «chi ci deve dei soldi?». */
const CLEFT = /\b(chi|cos|cosa|dov|quand|com)['’]?\s?è che (?=\p{L})/giu
const WHOLE: Readonly<Record<string, string>> = { cos: 'cosa', dov: 'dove', quand: 'quando', com: 'come' }
/** «da’ un posto a …», «fa’ …»: as one writes an order in short. */
const SHORT_ORDER = /(^|[\s,;])(da|fa|va|sta)['’](?=\s)/giu

/** What was said, as one would have written it. */
export const asWritten = (said: string): string =>
  said
    .replace(SPELLED, (figures) =>
      figures
        .split(' ')
        .map((one) => FIGURES.indexOf(one.toLowerCase()))
        .join(''),
    )
    .replace(CLEFT, (_, word: string) => `${WHOLE[word.toLowerCase()] ?? word} `)
    .replace(SHORT_ORDER, '$1$2i')
