/** A box in a diagram: a file, a folder, or (rounded) a module of a library. */
interface DiagramNode {
  id: string;
  label: string;
  isExternal: boolean;
}

interface DiagramArrow {
  from: string;
  to: string;
  /** True for a dotted arrow, which is a call or a value at run time. Solid arrows are imports. */
  isDotted: boolean;
  label: string | undefined;
}

/** A Mermaid flowchart below a heading in a Markdown file; `from` and `to` are labels. */
export interface Diagram {
  heading: string;
  nodes: readonly DiagramNode[];
  arrows: readonly DiagramArrow[];
}

const NODE = /^(\w+)(?:\["([^"]+)"\]|\(\["([^"]+)"\]\))$/;
const ARROW = /^(\w+(?: & \w+)*) (-->|-- "[^"]+" -->|-\. "[^"]+" \.->|-\.->) (\w+(?: & \w+)*)$/;
const IGNORED = /^(flowchart (TD|TB|LR)|subgraph .+|end|direction \w+|%%.*|)$/;

function parseDiagram(heading: string, source: string): Diagram {
  const nodes = new Map<string, DiagramNode>();
  const arrows: DiagramArrow[] = [];
  const labelOf = (id: string): string => {
    const node = nodes.get(id);
    if (!node) throw new Error(`"${heading}": the arrow names "${id}", which has no box`);
    return node.label;
  };
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const node = NODE.exec(line);
    const arrow = ARROW.exec(line);
    if (node) {
      const [, id, label, external] = node;
      nodes.set(id!, { id: id!, label: (label ?? external)!, isExternal: label === undefined });
    } else if (arrow) {
      const [, sources, kind, targets] = arrow;
      for (const from of sources!.split(' & ')) {
        for (const to of targets!.split(' & ')) {
          arrows.push({
            from: labelOf(from),
            to: labelOf(to),
            isDotted: kind!.startsWith('-.'),
            label: /"([^"]+)"/.exec(kind!)?.[1],
          });
        }
      }
    } else if (!IGNORED.test(line)) {
      throw new Error(`"${heading}": this line of the diagram is not understood: ${line}`);
    }
  }
  return { heading, nodes: [...nodes.values()], arrows };
}

/**
 * Returns every Mermaid flowchart in a Markdown text, with the heading above it. Throws an error
 * for a line that it cannot parse, because a skipped arrow would never be checked.
 */
export function parseDiagrams(markdown: string): readonly Diagram[] {
  const diagrams: Diagram[] = [];
  let heading = '';
  for (const block of markdown.matchAll(/^#{1,6} +(.*)$|^```mermaid\n([\s\S]*?)^```$/gm)) {
    if (block[1] !== undefined) heading = block[1];
    else diagrams.push(parseDiagram(heading, block[2]!));
  }
  return diagrams;
}
