import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptOf, transliterate, transliterateNumber } from './transliterate.ts'

describe('transliterate', () => {
  it.each([
    ["D'Angelo", "D'ANGELO"],
    ['D’Angelo', "D'ANGELO"],
    ['Niccolò', 'NICCOLO'],
    ['Müller-Strauß', 'MULLER-STRAUSS'],
    ['STRAUẞ', 'STRAUSS'],
    ['Bjørn Ærø', 'BJORN AERO'],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Đặng Nguyễn', 'DANG NGUYEN'],
    ['Þórður', 'THORDUR'],
    ['Yıldız İnönü', 'YILDIZ INONU'],
    ['Ülker Əliyev', 'ULKER ELIYEV'],
    ['J. R.', 'J R'],
    ['Anne–Marie', 'ANNE-MARIE'],
    ['  Maria   Pia ', 'MARIA PIA'],
    ['Ｗａｎｇ', 'WANG'],
    ['Mª José', 'MA JOSE'],
    ['Щербаков Юрий', 'SHCHERBAKOV IURII'],
    ['Жуков', 'ZHUKOV'],
    ['Наталья', 'NATALIA'],
    ['Зеленський', 'ZELENSKII'],
    ['Ђорђевић Љиљана', 'DORDEVIC LJILJANA'],
    ['Παπαδόπουλος', 'PAPADOPOULOS'],
    ['Ευάγγελος', 'EVANGELOS'],
    ['Ευθυμίου', 'EFTHYMIOU'],
    ['Μπακογιάννη', 'BAKOGIANNI'],
    ['Αύρα', 'AVRA'],
    ['ΓΕΩΡΓΙΟΣ', 'GEORGIOS'],
  ])('%s is %s', (name, text) => {
    expect(transliterate(name)).toMatchObject({ text, refused: [] })
  })

  it('says which letters come from a table', () => {
    expect(transliterate('Иван').romanised).toBe(true)
    expect(transliterate('Ού').romanised).toBe(true)
    expect(transliterate('Šimić').romanised).toBe(false)
  })

  it.each([
    ['محمد', 'caratteri arabi'],
    ['דוד', 'caratteri ebraici'],
    ['王小明', 'caratteri cinesi'],
    ['さくら 花', 'caratteri giapponesi'],
    ['김', 'caratteri coreani'],
    ['สมชาย', 'caratteri thailandesi'],
    ['ნინო', 'caratteri georgiani'],
    ['ሰላም', 'caratteri che non sono latini'],
  ])('refuses %s: %s', (name, script) => {
    const { refused } = transliterate(name)
    expect(scriptOf(refused)).toBe(script)
  })

  it('refuses digits and symbols, naming them', () => {
    expect(transliterate('Anna 2 €').refused).toEqual(['2', '€'])
    expect(scriptOf(['2', '€'])).toBeUndefined()
  })

  it('leaves only capital letters, apostrophes, hyphens and single blanks of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { text } = transliterate(name)
        expect(text).toMatch(/^(?:[A-Z'-]+(?: [A-Z'-]+)*)?$/)
        expect(transliterate(text)).toEqual({ text, refused: [], romanised: false })
      }),
    )
  })
})

describe('transliterateNumber', () => {
  it.each([
    ['ca 12345 ab', 'CA12345AB'],
    ['AX.123', 'AX123'],
    ['12/34-b', '12/34-B'],
  ])('%s is %s', (number, text) => {
    expect(transliterateNumber(number)).toEqual({ text, refused: [], romanised: false })
  })
})
