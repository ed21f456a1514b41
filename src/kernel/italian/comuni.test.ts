import { beforeAll, describe, expect, it } from 'vitest'
import { comuneByCode, comuneText, findComuni, isForeignState, loadComuni } from './comuni.ts'

let comuni: Awaited<ReturnType<typeof loadComuni>>
beforeAll(async () => {
  comuni = await loadComuni()
})

describe('comuneByCode', () => {
  it.each([
    ['A001', '1924-11-13', 'Abano', 'PD'],
    ['A001', '1924-11-14', 'Abano Terme', 'PD'],
    ['A001', undefined, 'Abano Terme', 'PD'],
    ['H501', '2026-11-21', 'Roma', 'RM'],
    ['f205', '1945-03-12', 'Milano', 'MI'],
    ['A007', '1927-07-27', 'Abbasanta', 'CA'],
    ['A007', '1934-11-02', 'Abbasanta', 'CA'],
    ['A007', '1974-08-20', 'Abbasanta', 'OR'],
    ['H223', '2000-01-01', "Reggio nell'Emilia", 'RE'],
    ['A345', '2000-01-01', "L'Aquila", 'AQ'],
  ])('%s on %s is %s (%s)', (code, day, name, provincia) => {
    expect(comuni.comuneByCode(code, day)).toMatchObject({ name, provincia })
  })

  it.each([
    ['A007', '1930-01-01'],
    ['M297', '1980-01-01'],
    ['Z404', '2000-01-01'],
    ['Q999', undefined],
    ['', undefined],
  ])('%s on %s is nothing', (code, day) => {
    expect(comuni.comuneByCode(code, day)).toBeUndefined()
  })

  it('tells the period', () => {
    expect(comuni.comuneByCode('A001', '1900-01-01')).toEqual({
      code: 'A001',
      name: 'Abano',
      provincia: 'PD',
      from: undefined,
      to: '1924-11-13',
    })
    expect(comuni.comuneByCode('M297')).toMatchObject({ name: 'Fiumicino', from: '1992-04-04', to: undefined })
  })
})

describe('comuneText', () => {
  it.each([
    ['H501', '1990-01-01', 'Roma (RM)'],
    ['H612', '1960-01-01', 'Rovereto (TN)'],
    ['H754', '1960-01-01', 'Samone (TN)'],
    ['A001', '1920-01-01', 'Abano Terme (PD)'],
    ['B418', '1980-01-01', 'Calliano Monferrato (AT)'],
    ['Z404', '1980-01-01', undefined],
    ['M297', '1980-01-01', undefined],
  ])('%s on %s is %s', async (code, day, text) => {
    expect(await comuneText(code, day)).toBe(text)
  })
})

describe('findComuni', () => {
  const names = (text: string, day?: string, limit?: number) => comuni.findComuni(text, day, limit).map(({ name }) => name)

  it('looks at the beginning, then inside, whatever the accents', () => {
    expect(names('forli')[0]).toBe('Forlì')
    expect(names('FORLÌ')).toEqual(names('forli'))
    expect(names('roma')[0]).toBe('Roma')
    expect(names('aquila')).toContain("L'Aquila")
    expect(names('reggio emilia')).toContain("Reggio nell'Emilia")
    expect(names("l'aquila")[0]).toBe("L'Aquila")
  })

  it('keeps to the day and to the limit', () => {
    expect(names('fiumicino', '1980-01-01')).toEqual([])
    expect(names('fiumicino', '2020-01-01')).toEqual(['Fiumicino'])
    expect(names('san', undefined, 3)).toHaveLength(3)
    expect(names('')).toEqual([])
    expect(names('qwerty')).toEqual([])
  })

  it('gives each code once', () => {
    const codes = comuni.findComuni('abano', undefined, 50).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

it('holds 9807 codes in sound periods', () => {
  const codes = 'ABCDEFGHILM'.split('').flatMap((letter) => Array.from({ length: 999 }, (_, n) => letter + String(n + 1).padStart(3, '0')))
  const all = codes.flatMap((code) => comuni.comuneByCode(code) ?? [])
  expect(all).toHaveLength(9807)
  expect(all.filter(({ to }) => !to)).toHaveLength(7901)
  expect(all.filter(({ name, provincia }) => !/^\p{Lu}/u.test(name) || !/^[A-Z]{2}$/.test(provincia))).toEqual([])
  expect(all.filter(({ from = '', to = '9999' }) => from > to)).toEqual([])
})

it('answers without loading first', async () => {
  expect((await comuneByCode('H501'))?.name).toBe('Roma')
  expect((await findComuni('verona', '2026-01-01', 1))[0]?.code).toBe('L781')
})

it('knows that a code in Z is a foreign state', () => {
  expect(['Z404', 'z110', 'H501', 'Z40'].map(isForeignState)).toEqual([true, true, false, false])
})
