import { expect, it } from 'vitest';

import { findClientModules } from './clientModules';

const find = (modules: Record<string, string>) =>
  [...findClientModules(new Map(Object.entries(modules)))].sort();

const jsx = 'import { jsx } from "react/jsx-runtime";\n';

it.each([
  ['a layout', `${jsx}function Stack(props) { return jsx("div", props); }`],
  [
    'what React has on a server',
    'import { Children, useId } from "react";\nvar id = () => useId(Children);',
  ],
  ['a function', 'var add = (a, b) => a + b;\nexport { add };'],
  ['a package of ours', 'import { vars } from "@gschool/themes";\nvar a = vars;'],
])('%s renders on a server', (_, code) => expect(find({ 'a.js': code })).toEqual([]));

it.each([
  ['state', 'import { useState } from "react";\nvar useIt = () => useState();'],
  ['everything of React', 'import * as React from "react";\nvar it = React.useRef;'],
  ['a library', 'import * as Radix from "@radix-ui/react-dialog";\nvar Root = Radix.Root;'],
  ['a handler', `${jsx}var A = () => jsx("b", { onClick: () => {} });`],
  ['a callback ref', `${jsx}var A = () => jsx("b", { ref: show });`],
])('%s needs a browser', (_, code) => expect(find({ 'a.js': code })).toEqual(['a.js']));

it('includes callers of client functions, but not parents of client components', () => {
  expect(
    find({
      'forms/Form.js': 'import { useForm as use } from "./useForm.js";\nvar Form = () => use();',
      'forms/useForm.js':
        'import { FormContext } from "../FormContext.js";\nvar useForm = () => FormContext;',
      'FormContext.js':
        'import { createContext } from "react";\nvar FormContext = createContext(null);',
      'Page.js': `${jsx}import { Form } from "./forms/Form.js";\nvar Page = () => jsx(Form, {});`,
      'index.js': 'import { useForm } from "./forms/useForm.js";\nexport { useForm };',
    }),
  ).toEqual(['FormContext.js', 'forms/Form.js', 'forms/useForm.js']);
});
